import { categoryList, teamList, type TeamOrder } from '@pinge/contract/teams.ts'
import { useRead } from '../../../shared/api/use-read.ts'

export function useCategories(classId: string) {
  return useRead(categoryList, { classId })
}

/** The teams of a scheme that this teacher may use; nothing is asked for any other. */
export function useTeamList(classId: string, categoryId: string | null, order: TeamOrder) {
  return useRead(
    teamList,
    { classId, categoryId: categoryId ?? '', order },
    {
      enabled: categoryId !== null,
      // Another order draws the same teams elsewhere; another scheme has others.
      keepsPrevious: (previous) => previous.categoryId === categoryId,
    },
  )
}
