import { Fragment } from 'react'

/**
 * A pupil's name on a card, a chip or under a face. Where it needs a second line, that begins after a middle dot, and never
 * inside a given name; one that fits on no line breaks all the same.
 */
export function NameText({ children: name }: { children: string }) {
  return (
    <span className="break-keep wrap-anywhere">
      {name.split(/(.[·•・])/u).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          // A browser may break before a dot even where it keeps words whole.
          <Fragment key={place}>
            <span className="whitespace-nowrap">{part}</span>
            <wbr />
          </Fragment>
        ),
      )}
    </span>
  )
}
