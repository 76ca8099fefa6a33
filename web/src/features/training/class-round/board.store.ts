import { create } from 'zustand'

/** How large what is to be remembered stands on the board; it always fits. */
export const boardSizes = ['标准', '大', '特大'] as const
export type BoardSize = (typeof boardSizes)[number]

type Board = { isTimeShown: boolean; size: BoardSize }

/** What the teacher set at the board, for all rounds of a lesson. */
export const useBoard = create<Board>()(() => ({ isTimeShown: true, size: '标准' }))

export function toggleTime(): void {
  useBoard.setState(({ isTimeShown }) => ({ isTimeShown: !isTimeShown }))
}

/** The next larger one, and after the largest the first again. */
export function nextSize(size: BoardSize): BoardSize {
  return boardSizes[(boardSizes.indexOf(size) + 1) % boardSizes.length] ?? size
}

export function resize(): void {
  useBoard.setState(({ size }) => ({ size: nextSize(size) }))
}
