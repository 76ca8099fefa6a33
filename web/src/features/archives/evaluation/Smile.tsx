// The least of them is still no sad face.
const mouths = [
  'M8.5 15.5h7',
  'M8.2 15c1.1 1 2.4 1.5 3.8 1.5s2.7-.5 3.8-1.5',
  'M7 13.8c.8 2.4 2.6 3.7 5 3.7s4.2-1.3 5-3.7z',
]

/** One of three faces, told apart by the mouth; the choice names it. */
export function Smile({ level }: { level: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-10 print:size-7 fill-sun-2 stroke-sun-ink"
      strokeWidth={1.6}
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="M8.7 9.5h.01M15.3 9.5h.01" strokeWidth={2.4} />
      <path d={mouths[level - 1]} className="fill-none" />
    </svg>
  )
}
