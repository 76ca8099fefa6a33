/** Where the draw shows what was just given to those who were drawn, with its undo. */
export const DRAW_NOTICE_ID = 'draw-notice'
