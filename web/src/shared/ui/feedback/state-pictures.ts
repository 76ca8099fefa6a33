/** What stands over the words of a screen with nothing to show. Kept on the device with the program, for a screen without a network shows one too. */
export const statePictures = [
  'backpack',
  'calendar',
  'clipboard',
  'compass',
  'key',
  'magnifier',
  'mailbox',
  'plug',
  'puzzle',
  'rocket',
  'school',
  'seat',
  'seedling',
  'sunflower',
  'trophy',
] as const
export type StatePicture = (typeof statePictures)[number]
