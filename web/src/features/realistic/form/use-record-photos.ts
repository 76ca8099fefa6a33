import { MAX_REALISTIC_PICTURES, type RealisticBatch } from '@pinge/contract/realistic.ts'
import { useState } from 'react'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { checkPicture } from '../../../shared/upload/check-picture.ts'
import { shrinkPhoto } from '../../../shared/upload/shrink-photo.ts'
import type { TakenPicture } from '../queue/waiting-records.store.ts'

/** One that is there already, or one that this device took. */
export type FormPicture = {
  id: string
  url: string
  viewUrl?: string
  /** As it was taken until it is made smaller, so that a draft has it from the first moment. */
  blob?: Blob
  /** Resolves when it is made smaller; until then it is not shown, for a phone could not hold nine as they were taken. */
  making?: Promise<FormPicture>
  /** Why it cannot go with the record. */
  fault?: string
}

/** The photos of a record. Each has its place at once; they are made smaller one after another. */
export function useRecordPhotos(begun: readonly FormPicture[]) {
  const [all, setAll] = useState(begun)
  const [isTooMany, setIsTooMany] = useState(false)
  const pictures = all.filter(({ fault }) => fault === undefined)
  const unfit = all.find(({ fault }) => fault !== undefined)

  function begin(taken: readonly TakenPicture[]): FormPicture[] {
    let turn: Promise<unknown> = Promise.all(pictures.map(async ({ making }) => await making))
    return taken.map((picture) => {
      const making = turn.then(() => makeSmall(picture))
      turn = making
      // One that was taken away meanwhile has no place any more.
      void making.then((made) =>
        setAll((before) => before.map((other) => (other.id === made.id ? made : other))),
      )
      return { ...picture, making }
    })
  }

  return {
    pictures,
    problem: isTooMany ? `最多 ${MAX_REALISTIC_PICTURES} 张照片` : (unfit?.fault ?? ''),
    add: (files: readonly File[]): void => {
      const room = MAX_REALISTIC_PICTURES - pictures.length
      setIsTooMany(files.length > room)
      const taken = files.slice(0, room).map((blob) => ({ id: newRequestId(), url: '', blob }))
      const begun = begin(taken)
      setAll((before) => [...before.filter(({ fault }) => fault === undefined), ...begun])
    },
    /** Those of a draft come first: what was photographed before it was read joins them. */
    addDraft: (taken: readonly TakenPicture[]): void => {
      const begun = begin(taken)
      setAll((before) => [...begun, ...before].slice(0, MAX_REALISTIC_PICTURES))
    },
    remove: (id: string): void => setAll((before) => before.filter((picture) => picture.id !== id)),
    clear: (): void => {
      setIsTooMany(false)
      setAll([])
    },
    /** Remembers what became of them. */
    keep: setAll,
    /** All of them made smaller; undefined where one turned out to be no photo, which is then told. */
    whenReady: async (): Promise<readonly FormPicture[] | undefined> => {
      const ready = await Promise.all(pictures.map(async (picture) => (await picture.making) ?? picture))
      return ready.some(({ fault }) => fault !== undefined) ? undefined : ready
    },
  }
}

async function makeSmall({ id, url, blob }: TakenPicture): Promise<FormPicture> {
  const photo = await shrinkPhoto(new File([blob], 'photo', { type: blob.type }))
  const fault = checkPicture(photo)
  return { id, url, blob: photo, ...(fault !== '' && { fault }) }
}

export function picturesOf(batch: RealisticBatch | undefined): readonly FormPicture[] {
  return (batch?.pictures ?? []).map((url, place) => ({
    id: url,
    url,
    viewUrl: batch?.viewUrls[place] ?? '',
  }))
}
