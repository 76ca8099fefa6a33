import type { ownFileList, OwnFile } from '@pinge/contract/content/own-files.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { compareNames } from '@pinge/contract/values/compare-names.ts'
import { searchedText } from '@pinge/contract/values/searched-text.ts'
import type { NavigateOptions } from 'react-router'
import type { OwnScope } from './own-scope.ts'

export type OwnFolder = DataOf<typeof ownFileList>['folders'][number]

/** What 我的资料 shows, as its address says it; empty is the top and the newest first. */
export type OwnView = { scope: OwnScope; folderId: string; keyword: string; sort: string; page: number }

/** Tells the address what else is to be shown. */
export type ChangeOwnView = (
  changes: Partial<Record<'own' | 'at' | 'keyword' | 'sort' | 'page', string>>,
  how?: NavigateOptions,
) => void

/** From the top to this folder. An address may name one that is gone: then there is no way. */
export function wayTo(folders: readonly OwnFolder[], id: string): OwnFolder[] {
  const way: OwnFolder[] = []
  for (let at = find(folders, id); at && !way.includes(at); at = find(folders, at.parentId)) way.unshift(at)
  return way
}

const find = (folders: readonly OwnFolder[], id: string | null) => folders.find((one) => one.id === id)

/** The folders that one may be moved into: not itself, and not what lies in it. */
export function foldersFor(folders: readonly OwnFolder[], movedId: string): OwnFolder[] {
  return folders.filter(({ id }) => !wayTo(folders, id).some((one) => one.id === movedId))
}

/** What is seen of a list: one folder of one's own files, or whatever a word finds. */
export function shownIn(
  { folders, files }: Pick<DataOf<typeof ownFileList>, 'folders' | 'files'>,
  { scope, folderId, keyword, sort }: OwnView,
): { folders: OwnFolder[]; files: OwnFile[] } {
  const word = searchedText(keyword)
  const isNamed = ({ name }: { name: string }) => searchedText(name).includes(word)
  // An address may name a folder that is gone: then the top is seen, where what is uploaded goes as well.
  const here = find(folders, folderId)?.id ?? null
  const isHere = (at: string | null) => scope !== 'mine' || word !== '' || at === here
  return {
    folders: folders.filter((one) => isNamed(one) && isHere(one.parentId)),
    files: inOrder(
      files.filter((one) => isNamed(one) && isHere(one.folderId)),
      sort,
    ),
  }
}

function inOrder(files: OwnFile[], sort: string): OwnFile[] {
  if (sort === 'name') return files.toSorted(compareNames)
  if (sort === 'size') return files.toSorted((one, other) => other.size - one.size)
  // The service answers the newest first.
  return files
}
