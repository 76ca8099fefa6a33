/** What a teacher takes out in the middle of a lesson, and that lies over the class. */
export type LessonTool = 'draw' | 'number' | 'attendance'
