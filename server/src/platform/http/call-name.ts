/** A call as the logs name it: its path without what all paths begin with, such as `student/erase`. */
export function callName(path: string): string {
  return path.replace(/^\/api\/(?:business-client\/|sys\/)?/, '')
}
