import { hash } from 'node:crypto'
import { AppError } from '../app-error.ts'

/** The commonest passwords of eight characters and more, as published lists of leaks and Chinese habits have them. */
const commonPasswords = `
12345678 123456789 1234567890 12345678910 0123456789 123456789a 123456789q 987654321 9876543210 87654321
11111111 22222222 33333333 55555555 66666666 77777777 88888888 99999999 00000000 111111111 000000000 888888888
1111111111 8888888888 11223344 112233445566 12341234 12344321 123123123 1231231234 147258369 159357456 123654789
789456123 963852741 741852963 258258258 520520520 52013140 5201314520 13145200 1314520520 131452000 14789632
12121212 10101010 20082008 20102010 12312312 123456123 123123456 123456654321 1234512345 12345612 66668888 88886666
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword Password Password1 Password123 P@ssw0rd
qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 qwertyuiop123 qazwsxedc qazwsx123 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 zxcvbnm123 zxcvbnm1 asdfghjkl asdfghjk asdf1234 asdfasdf asd123456
qwe123456 zxc123456 abc12345 abc123456 abcd1234 abcd12345 abcdefgh abcdefg1 abc123abc abcd123456 a1234567 a12345678
a123456789 aa123456 aa123456789 aaa123456 aaaaaaaa aa12345678 q12345678 q123456789 z123456789 w123456789 s123456789
123456aa 123456abc 1234567a 12345678a 12345678q 123456789z 123456qq 123456qwe 1234qwer 123qweasd 123qwe123 qwer1234
asdf12345 iloveyou iloveyou1 ilovechina woaini1314 woaini520 woaini521 woaini123 woainima woaiwojia woaini1314520
wo123456 ww123456 wang123456 li123456 zhang123 zhang123456 liu123456 chen123456 laoshi123 jiaoshi123 xuexiao123
teacher1 teacher123 teacher123456 student123 school123 admin123 admin1234 admin123456 admin888 administrator
root1234 test1234 test12345 welcome1 welcome123 letmein1 football baseball sunshine princess superman batman123
trustno1 starwars computer internet whatever michael1 jennifer jordan23 liverpool qwaszx12 dearbook 5845201314
xiaoxue123 pinge123 pinge1234 pinge12345 pinge123456 pingebanji banzhuren banzhuren123 yuwen123 shuxue123
`
  .split(/\s+/)
  .filter(Boolean)

const commonDigests = new Set(commonPasswords.map((password) => hash('sha256', password)))

/** Refuses a password that is guessed first. Only its digest ever reaches the server, so digests are compared. */
export function requireUncommonPassword(digest: string, tel: string): void {
  const ownNumber = [tel, tel.slice(-8), tel.slice(-9), `a${tel}`, `${tel}a`].map((text) =>
    hash('sha256', text),
  )
  if (commonDigests.has(digest) || ownNumber.includes(digest)) throw new AppError('passwordTooCommon')
}
