/** Base unit 1 MB; pictures have at most 3. */
const MB = 1024 * 1024
export const MAX_PICTURE_BYTES = 3 * MB
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const
/** What a file chooser is told: the specification's png, jpeg, jpg. */
export const PICTURE_ACCEPT = '.png,.jpeg,.jpg,image/png,image/jpeg'
/** The longest side that is taken, in pixels. */
export const MAX_PICTURE_SIDE = 12_000
