/** What a teacher takes out in the middle of a lesson. */
export type LessonTool = 'attendance'
