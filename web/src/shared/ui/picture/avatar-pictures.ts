import { AVATAR_OFFSET, FIRST_STUDENT_AVATAR } from '@pinge/contract/values/limits.ts'

export type AvatarPicture = {
  id: number
  /** A picture of the shipped family; `faces.webp` is all of them side by side, made by `content/make-faces.ts`. */
  picture: string
  /** How children may call the animal. */
  name: string
}

// The order is part of the product: a stored header value is an index into it, so entries are never moved.
const animals: readonly (readonly [picture: string, name: string])[] = [
  ['panda', '熊猫墨墨'],
  ['rabbit', '小兔跳跳'],
  ['tiger', '小虎威威'],
  ['fox', '小狐聪聪'],
  ['cat', '小猫咪咪'],
  ['dog', '小狗旺旺'],
  ['monkey', '小猴机灵'],
  ['sheep', '小羊绵绵'],
  ['cow', '小牛哞哞'],
  ['horse', '小马奔奔'],
  ['squirrel', '松鼠果果'],
  ['hedgehog', '刺猬球球'],
  ['bear', '小熊憨憨'],
  ['elephant', '小象墩墩'],
  ['lion', '小狮吼吼'],
  ['penguin', '企鹅摇摇'],
  ['dolphin', '海豚蓝蓝'],
  ['hamster', '仓鼠团团'],
  ['polarbear', '白熊雪雪'],
  ['frog', '青蛙呱呱'],
  ['raccoon', '浣熊贝贝'],
  ['unicorn', '独角兽星星'],
  ['owl', '猫头鹰咕咕'],
  ['koala', '考拉抱抱'],
]

export const studentAvatars: readonly AvatarPicture[] = animals.map(([picture, name], place) => ({
  id: FIRST_STUDENT_AVATAR + place,
  picture,
  name,
}))

/** What is stored for a shipped picture. */
export function headerOf({ id }: AvatarPicture): string {
  return String(id - AVATAR_OFFSET)
}
