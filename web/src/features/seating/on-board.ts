/** A button that is touched on a board. */
export const onBoard = 'board:min-h-16! board:px-7! board:text-l!'
