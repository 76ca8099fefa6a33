import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { streamZip, type ZipPart } from '../../../platform/zip/stream-zip.ts'
import { isFileUrl, keyOfFile } from '../../writes/confirmed-files.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import { fileName, storedBytes } from './archive-files.ts'
import { renderPage, type Section } from './page.ts'
import { timeOf } from './row-texts.ts'
import { selectAccount, selectOwnWork } from './teacher.queries.ts'

const MAX_FILE_BYTES = 3 * 1024 ** 3
const roleNames = { owner: '创建者', coTeacher: '协作老师' } as const

/** A teacher's account, classes by name, own items, sentences and files. What is about pupils goes with their classes. */
export async function exportTeacherFile(
  db: Db,
  { teacherId, clock }: TeacherContext,
  storage: Pick<Storage, 'open'>,
): Promise<FileAnswer> {
  const now = clock()
  const account = await selectAccount(db, teacherId)
  const work = await selectOwnWork(db, teacherId)
  const bytes = work.ownFiles.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > MAX_FILE_BYTES) throw new AppError('exportTooLarge')
  const own = [
    ...work.ownFiles.map(({ id, name, fileKey }) => ({
      key: fileKey,
      name: `files/${id.slice(-6)}-${fileName(name)}`,
    })),
    ...uploaded(account.account.headUrl, 'face'),
    ...uploaded(account.authentication?.certificateUrl ?? '', 'certificate'),
  ]
  async function* parts(): AsyncGenerator<ZipPart> {
    yield { name: 'index.html', pieces: [page(account, work, now)] }
    const content = {
      format: 'pinge-teacher/1',
      exportedAt: new Date(now).toISOString(),
      ...account,
      ...work,
    }
    yield { name: 'data.json', pieces: [JSON.stringify(content, null, 2)] }
    for (const { key, name } of own) yield { name, pieces: storedBytes(key, storage) }
  }
  return new FileAnswer(`我的资料 ${localDate(now)}.zip`, streamZip(parts()))
}

function uploaded(url: string, name: string): { key: string; name: string }[] {
  if (!isFileUrl(url)) return []
  return [{ key: keyOfFile(url), name: `files/${name}${url.slice(url.lastIndexOf('.'))}` }]
}

type Account = Awaited<ReturnType<typeof selectAccount>>
type Work = Awaited<ReturnType<typeof selectOwnWork>>

function page({ account, authentication, sessions }: Account, work: Work, now: number): string {
  const facts: [string, string][] = [
    ['手机号', account.tel],
    ['昵称', account.nickname],
    ['注册时间', timeOf(account.createdAt)],
    ['学校', authentication?.school ?? ''],
    ['学科', authentication?.subject ?? ''],
  ]
  const sections: Section[] = [
    { title: '账号', none: '', heads: ['项目', '内容'], rows: facts.filter(([, value]) => value !== '') },
    {
      title: '登录的设备',
      none: '没有',
      heads: ['设备', '登录时间', '最近使用'],
      rows: sessions.map(({ device, createdAt, lastSeenAt }) => [
        device,
        timeOf(createdAt),
        timeOf(lastSeenAt),
      ]),
    },
    {
      title: '班级',
      none: '还没有班级',
      heads: ['班级', '身份', '加入时间'],
      rows: work.classes.map(({ className, role, joinedAt }) => [
        className,
        roleNames[role],
        timeOf(joinedAt),
      ]),
    },
    {
      title: '自定义点评项',
      none: '没有',
      heads: ['名称', '分值'],
      rows: work.commentItems.map(({ name, score }) => [name, String(score)]),
    },
    {
      title: '存下的评语句子',
      none: '没有',
      heads: ['类别', '句子'],
      rows: work.reviewPhrases.map(({ tag, text }) => [tag, text]),
    },
    {
      title: '我的资料',
      none: '没有上传资料',
      heads: ['名称', '上传时间'],
      rows: work.ownFiles.map(({ name, createdAt }) => [name, timeOf(createdAt)]),
    },
  ]
  const said = `导出时间：${timeOf(now)}。学生的资料请在班级里导出；这些内容，以及消息、播放和收藏的记录，以数据格式存在 data.json 里。`
  return renderPage('我的资料', [said], sections)
}
