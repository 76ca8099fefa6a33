/** The keys by which the rest of the API names what a live stream belongs to. */

export function classTopic(classId: string): string {
  return `class/${classId}`
}

export function sessionKey(sessionId: string): string {
  return `session/${sessionId}`
}

export function memberKey(classId: string, teacherId: string): string {
  return `member/${classId}/${teacherId}`
}
