import { prepareGives, prepareLists } from '../load/prepare.ts'
import { profileProduct } from '../profile.ts'
import type { RowContext } from './row-context.ts'

const CONNECTIONS = 64
const READS = 20_000
const GIVES = 8_000
const PLACES = 25
const CLASSES = 50

/** Where the server's time goes while it answers reads, and comments: by function, the most first. */
export async function formatProfiles({ options, makeHome }: RowContext): Promise<string> {
  const home = await makeHome(options.comments.small)
  const { school } = home
  const classes = school.classes.slice(0, CLASSES)
  try {
    const list = await profileProduct(home.settings, CONNECTIONS, (load) =>
      load.send(prepareLists(classes, READS, new Map())),
    )
    const give = await profileProduct(home.settings, CONNECTIONS, (load) =>
      load.send(prepareGives(school, GIVES)),
    )
    const lines = [
      { name: 'class list', profile: list },
      { name: 'give', profile: give },
    ].map(({ name, profile }) =>
      [
        `\n${name} (${profile.file})`,
        ...profile
          .top(PLACES)
          .map(({ place, share }) => `${(share * 100).toFixed(1).padStart(6)} %  ${place}`),
      ].join('\n'),
    )
    return lines.join('\n')
  } finally {
    await home.remove()
  }
}
