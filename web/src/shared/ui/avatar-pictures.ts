import { AVATAR_OFFSET, FIRST_STUDENT_AVATAR, STUDENT_AVATARS } from '@pinge/contract/limits.ts'

export type AvatarPicture = {
  id: number
  /** A picture of the shipped family: `/img/<name>.webp`. */
  picture: string
  /** How children may call the animal. */
  name: string
  ground: string
}

// The order is part of the product: a stored header value is an index into it, so entries are never moved.
const animals: readonly (readonly [picture: string, name: string, ground: string])[] = [
  ['panda', '熊猫墨墨', '#FFE3B3'],
  ['rabbit', '小兔跳跳', '#FFD6E0'],
  ['tiger', '小虎威威', '#FFE9CC'],
  ['fox', '小狐聪聪', '#E0F1E9'],
  ['cat', '小猫咪咪', '#DCEBFB'],
  ['dog', '小狗旺旺', '#DDF1F5'],
  ['monkey', '小猴机灵', '#FFF0C9'],
  ['sheep', '小羊绵绵', '#DDEBD2'],
  ['cow', '小牛哞哞', '#DDF0F8'],
  ['horse', '小马奔奔', '#EFE3F7'],
  ['squirrel', '松鼠果果', '#E4F2D8'],
  ['hedgehog', '刺猬球球', '#FFEFD0'],
  ['bear', '小熊憨憨', '#DCF1EC'],
  ['elephant', '小象墩墩', '#FFE8D9'],
  ['lion', '小狮吼吼', '#DDEFFA'],
  ['penguin', '企鹅摇摇', '#FFEFC4'],
  ['dolphin', '海豚蓝蓝', '#FFF3D2'],
  ['hamster', '仓鼠团团', '#E3EFFA'],
  ['polarbear', '白熊雪雪', '#CFE8F4'],
  ['frog', '青蛙呱呱', '#FCE6EF'],
  ['raccoon', '浣熊贝贝', '#FFEFCB'],
  ['unicorn', '独角兽星星', '#FFF0D0'],
  ['owl', '猫头鹰咕咕', '#E6E6FA'],
  ['koala', '考拉抱抱', '#FDE7DC'],
]

const byId = new Map(
  animals.map(([picture, name, ground], index): [number, AvatarPicture] => {
    const id = FIRST_STUDENT_AVATAR + index
    return [id, { id, picture, name, ground }]
  }),
)

export const studentAvatars: readonly AvatarPicture[] = [...byId.values()]

/** The picture of an avatar id; an id that is not shipped shows the first one. */
export function findAvatarPicture(id: number): AvatarPicture {
  const found = byId.get(id) ?? studentAvatars[0]
  if (!found) throw new Error(`The table of pictures must hold ${STUDENT_AVATARS} entries`)
  return found
}

/** What is stored for a shipped picture. */
export function headerOf({ id }: AvatarPicture): string {
  return String(id - AVATAR_OFFSET)
}
