/** Why pupils who are held together stay where they are. */
export const NO_ROOM = '这样挪位子不够，换个地方试试'
