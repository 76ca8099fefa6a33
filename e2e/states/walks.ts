import { expect, type Page } from '@playwright/test'

/** Brings a page to a state. */
export type Arrange<World> = (world: World) => Promise<void>

/** A state from a page that shows nothing yet, or one that goes on where another ends: then the screen is loaded once. */
export type State<World> = Arrange<World> | { after: string; arrange: Arrange<World> }

export function after<World>(before: string, arrange: Arrange<World>): State<World> {
  return { after: before, arrange }
}

/** The names of states in the order in which one page goes through them. */
export function walksOf<World>(states: Readonly<Record<string, State<World>>>): string[][] {
  const next = new Map<string, string>()
  for (const [name, state] of Object.entries(states)) {
    if (typeof state === 'function') continue
    if (!(state.after in states)) throw new Error(`${name} goes on from ${state.after}, which is no state`)
    if (next.has(state.after)) throw new Error(`${name} and another state go on from ${state.after}`)
    next.set(state.after, name)
  }
  const walkFrom = (name: string): string[] => {
    const then = next.get(name)
    return then === undefined ? [name] : [name, ...walkFrom(then)]
  }
  return Object.entries(states).flatMap(([name, state]) =>
    typeof state === 'function' ? [walkFrom(name)] : [],
  )
}

export const arrangeOf = <World>(state: State<World>): Arrange<World> =>
  typeof state === 'function' ? state : state.arrange

/** The class whose screen is open. */
export const openedClass = (page: Page): string => new URL(page.url()).searchParams.get('classId') ?? ''

/**
 * Lets come what did not, and asks for it again, as a teacher does, until it is there in place of the question. The program
 * may have asked by itself by then, and the question be gone.
 */
export async function tryAgain(page: Page): Promise<void> {
  await page.unrouteAll()
  const [question] = await page.getByRole('button', { name: '再试一次' }).elementHandles()
  await question?.evaluate((button: HTMLElement) => button.click())
  await page.waitForFunction((button) => !button?.isConnected, question)
}

/** Closes a dialog, a sheet or a menu, as a teacher does who goes on to something else. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  for (const role of ['dialog', 'alertdialog', 'menu'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
}
