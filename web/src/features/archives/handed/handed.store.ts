import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { HANDED_KEY } from '../../../shared/session/session.ts'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'

/** What a child wrote and did not send yet. */
export type OwnWords = {
  studentId: string
  answers: Readonly<Record<string, number | null>>
  progress: string
  goal: string
}

export type Handed = {
  /** Opens the forms, and nothing else. */
  token: string
  classId: string
  documentId: string
  /** Whose password ends it. */
  tel: string
  isPublicComputer: boolean
  words: OwnWords | null
}

const none: Handed = {
  token: '',
  classId: '',
  documentId: '',
  tel: '',
  isPublicComputer: false,
  words: null,
}

/** This device in a child's hands. */
export const useHanded = create<Handed>()(
  persist(() => none, { name: HANDED_KEY, version: 1, storage: deviceStorage() }),
)

export function startHanded(handed: Omit<Handed, 'words'>): void {
  useHanded.setState({ ...handed, words: null })
}

export function keepWords(words: OwnWords | null): void {
  useHanded.setState({ words })
}

export function endHanded(): void {
  useHanded.setState(none)
  useHanded.persist.clearStorage()
}
