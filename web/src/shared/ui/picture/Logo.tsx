export type LogoProps = { name: string; src?: string }

export function Logo({ name, src }: LogoProps) {
  return (
    <span className="flex items-center gap-2.5 text-lg font-bold tracking-wide">
      <img
        src={src || '/logo.svg'}
        alt=""
        width={36}
        height={36}
        className="size-9 rounded-[0.6875rem] object-cover"
      />
      {name}
    </span>
  )
}
