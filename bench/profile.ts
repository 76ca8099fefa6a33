import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Load } from './load/load.ts'
import { openLoad } from './load/load.ts'
import { startServer } from './servers/start-server.ts'

const CpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
      children: z.optional(z.array(z.number())),
    }),
  ),
  /** Microseconds of the machine's monotonic clock, which is also `process.hrtime`'s. */
  startTime: z.number(),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})
type CpuProfile = z.infer<typeof CpuProfile>

export type Profile = {
  /** The share of the processor's time that a function takes, with all that it calls. */
  shareOf(functionName: string): number
  /** Where the time itself goes, the most first. */
  top(count: number): { place: string; share: number }[]
  file: string
}

/** Runs the product under Node's own sampling profiler, and answers what it did during the second doing of `work`. */
export async function profileProduct(
  settings: Record<string, string>,
  connections: number,
  work: (load: Load) => Promise<unknown>,
): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'pinge-profile-'))
  const server = await startServer('product', settings, ['--cpu-prof', `--cpu-prof-dir=${folder}`])
  let fromUs = 0
  let toUs = 0
  try {
    const load = await openLoad(server.origin, connections)
    await work(load)
    fromUs = nowUs()
    await work(load)
    toUs = nowUs()
    load.close()
  } finally {
    await server.stop()
  }
  const [name = ''] = readdirSync(folder)
  const file = join(folder, name)
  const profile = z.parse(CpuProfile, JSON.parse(readFileSync(file, 'utf8')))
  return { ...readProfile(profile, fromUs, toUs), file }
}

function nowUs(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

function readProfile(
  { nodes, startTime, samples, timeDeltas }: CpuProfile,
  fromUs: number,
  toUs: number,
): Pick<Profile, 'shareOf' | 'top'> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const selfUs = new Map<number, number>()
  let busyUs = 0
  let atUs = startTime
  samples.forEach((id, index) => {
    const us = timeDeltas[index] ?? 0
    atUs += us
    if (atUs < fromUs || atUs > toUs) return
    if (byId.get(id)?.callFrame.functionName === '(idle)') return
    busyUs += us
    selfUs.set(id, (selfUs.get(id) ?? 0) + us)
  })

  function timeBelow(id: number): number {
    const children = byId.get(id)?.children ?? []
    return (selfUs.get(id) ?? 0) + children.reduce((sum, child) => sum + timeBelow(child), 0)
  }
  function timeOf(id: number, functionName: string): number {
    const node = byId.get(id)
    if (!node) return 0
    if (node.callFrame.functionName === functionName) return timeBelow(id)
    return (node.children ?? []).reduce((sum, child) => sum + timeOf(child, functionName), 0)
  }
  return {
    shareOf: (functionName) => timeOf(nodes[0]?.id ?? 0, functionName) / busyUs,
    top: (count) => {
      const places = new Map<string, number>()
      for (const { id, callFrame } of nodes) {
        const { functionName, url, lineNumber } = callFrame
        const file = url.split('/').slice(-3).join('/')
        const place = `${functionName || '(anonymous)'} ${file}${file ? `:${lineNumber + 1}` : ''}`.trim()
        places.set(place, (places.get(place) ?? 0) + (selfUs.get(id) ?? 0))
      }
      return [...places]
        .map(([place, us]) => ({ place, share: us / busyUs }))
        .toSorted((a, b) => b.share - a.share)
        .slice(0, count)
    },
  }
}
