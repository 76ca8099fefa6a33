import { libraryTree } from '@pinge/contract/content/library.ts'
import { ownFileList, saveOwnFile, type OwnFile } from '@pinge/contract/content/own-files.ts'
import { screen } from '@testing-library/react'
import { makeOwnFile } from './make/content.ts'
import { server } from './server.ts'
import { openStorage } from './storage.ts'

export const MB = 1024 * 1024

export type OwnLibrary = { files: OwnFile[] }

/** 我的资料 with one file, the folder 三年级 and 语文 in it, and a storage that takes what is uploaded. */
export function openOwnLibrary(room: { quotaBytes: number; maxFileBytes: number }): OwnLibrary {
  const library: OwnLibrary = { files: [makeOwnFile()] }
  openStorage()
  server.answer(libraryTree, [])
  server.answer(ownFileList, ({ scope }) => ({
    folders:
      scope === 'mine'
        ? [
            { id: 'd1', name: '三年级', parentId: null },
            { id: 'd2', name: '语文', parentId: 'd1' },
          ]
        : [],
    files: library.files.filter(({ removedAt }) => (scope === 'removed') === (removedAt !== null)),
    usedBytes: library.files.reduce((sum, { size }) => sum + size, 0),
    ...room,
  }))
  server.answer(saveOwnFile, ({ name, folderId = null }) => {
    const id = `f${library.files.length + 1}`
    library.files = [...library.files, makeOwnFile({ id, name, folderId })]
    return { id }
  })
  return library
}

/** Where files are chosen that are to be uploaded. */
export const fileChooser = () => screen.findByLabelText('要上传的文件')
