/**
 * Tells the person who waits what is going on; errors of tools go to their own output.
 * @param {string} sentence
 */
export function say(sentence) {
  process.stdout.write(`▸ ${sentence}\n`)
}

/** A failure whose message says everything; it is shown without a stack. */
export class SetupError extends Error {}

/**
 * Runs a script's main function; a SetupError ends it with its sentence.
 * @param {() => Promise<number>} main
 */
export async function runScript(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`\n✗ ${error.message}\n`)
    process.exitCode = 1
  }
}
