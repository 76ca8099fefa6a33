import { act, waitFor } from '@testing-library/react'

/** The browser begins to print, and what is only for paper is drawn; its part of the program comes after the screen's. */
export async function printPage<Paper>(findPaper: () => Paper): Promise<Paper> {
  return await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    return findPaper()
  })
}

/** Whether a page is printed outlives its screen: each test ends with it. */
export function endPrint(): void {
  act(() => void window.dispatchEvent(new Event('afterprint')))
}
