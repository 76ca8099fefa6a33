/** The well in which one writes. The ring shows inside, so that nothing around it moves. */
export const fieldWell =
  'flex min-h-12 w-full items-center gap-2.5 rounded-field bg-mist px-4 text-m text-ink-2 focus-within:outline-3 focus-within:outline-brand has-[[aria-invalid]]:bg-danger-tint [&_svg]:size-5 [&_svg]:shrink-0'

/** `fieldWell` shows the focus for the control in it. */
export const fieldControl =
  'min-h-12 w-full min-w-0 flex-1 bg-transparent text-ink outline-none! shadow-none! placeholder:text-ink-3'
