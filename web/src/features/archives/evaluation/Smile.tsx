const mouths = ['M8 16.5c1-1.5 2.4-2.2 4-2.2s3 .7 4 2.2', 'M8 15.5h8', 'M7.5 14c1 2 2.6 3 4.5 3s3.5-1 4.5-3']

/** One of three faces, told apart by the mouth; the choice names it. */
export function Smile({ level }: { level: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-10 fill-sun-2 stroke-sun-ink"
      strokeWidth={1.6}
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="M8.7 9.5h.01M15.3 9.5h.01" strokeWidth={2.4} />
      <path d={mouths[level - 1]} className="fill-none" />
    </svg>
  )
}
