/** A scheme (方案) that divides a class into teams; only its creator uses it. */
export type TeamCategoryTable = {
  id: string
  classId: string
  creatorId: string
  name: string
  createdAt: number
  /** Kept when it was removed, since the ledger goes on naming its teams. */
  removedAt: number | null
}

export type TeamTable = {
  id: string
  classId: string
  categoryId: string
  teamName: string
  /** Text order of the name; the engines collate Chinese differently. */
  nameKey: string
  /** Counts the teams of the scheme in the order of making, also those that were removed. */
  position: number
  /** The sum of the team's own ledger rows, kept in the transaction that writes them. */
  score: number
  createdAt: number
  removedAt: number | null
}

/** Its key is the scheme and the pupil: a pupil is in at most one team of a scheme. */
export type TeamMemberTable = { categoryId: string; studentId: string; teamId: string; classId: string }

/** The teams of a pupil who left the class, until they come back. */
export type LeftTeamTable = TeamMemberTable
