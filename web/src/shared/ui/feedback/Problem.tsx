/** Why the last try failed, read out at once; nothing while there is no reason. */
export function Problem({
  text,
  className = 'text-base',
}: {
  text: string | false | undefined
  className?: string
}) {
  if (!text) return null
  return (
    <p role="alert" className={`text-danger ${className}`}>
      {text}
    </p>
  )
}
