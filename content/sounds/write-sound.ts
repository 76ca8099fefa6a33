import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, withFolder } from '../draw/programs.ts'
import { tunes, type TuneName } from './tunes.ts'

const RATE = 32_000
const MIDDLE_C_HZ = 261.63

/** Writes a tune as an MP3: a soft music box, or for the breath a tone that rises and falls. */
export function writeSound(name: TuneName, file: string): void {
  writeMp3(
    name === 'breath' ? breathe(tunes.breath.seconds) : ring(tunes[name].notes, tunes[name].seconds),
    file,
  )
}

/** Notes of a music box: a sine and two quiet overtones that fade. */
export function ring(
  notes: readonly (readonly [halfTone: number, atSeconds: number, ringsSeconds: number, loudness: number])[],
  seconds: number,
): Float64Array {
  const samples = new Float64Array(Math.ceil(seconds * RATE))
  for (const [halfTone, at, rings, loudness] of notes) {
    const step = (2 * Math.PI * MIDDLE_C_HZ * 2 ** (halfTone / 12)) / RATE
    const first = Math.round(at * RATE)
    const last = Math.min(samples.length, first + Math.round(rings * RATE))
    for (let place = first; place < last; place += 1) {
      const age = place - first
      const fade = Math.exp((-4.2 * age) / (rings * RATE)) * Math.min(1, age / 180)
      const wave = Math.sin(step * age) + 0.32 * Math.sin(2 * step * age) + 0.1 * Math.sin(3.01 * step * age)
      samples[place] = (samples[place] ?? 0) + 0.36 * loudness * fade * wave
    }
  }
  return samples
}

/** Four seconds in, six seconds out, six times; a moment of quiet at both ends. */
function breathe(seconds: number): Float64Array {
  const samples = new Float64Array(seconds * RATE)
  const BREATH_SECONDS = 10.5
  for (let place = 0; place < samples.length; place += 1) {
    const time = place / RATE - 1.5
    const into = time < 0 ? 0 : time % BREATH_SECONDS
    const isOver = time < 0 || time > 6 * BREATH_SECONDS
    const air = isOver ? 0 : into < 4 ? into / 4 : Math.max(0, 1 - (into - 4) / 6)
    const smooth = air * air * (3 - 2 * air)
    const tone =
      Math.sin((2 * Math.PI * 174 * place) / RATE) + 0.5 * Math.sin((2 * Math.PI * 261 * place) / RATE)
    samples[place] = 0.2 * smooth * tone
  }
  return samples
}

/** One channel of 16 bits as a WAV file. */
export function writeWav(samples: Float64Array, file: string): void {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [place, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(32_000 * Math.max(-1, Math.min(1, sample))), 44 + place * 2)
  writeFileSync(file, bytes)
}

function writeMp3(samples: Float64Array, file: string): void {
  withFolder((folder) => {
    const wav = join(folder, 'sound.wav')
    writeWav(samples, wav)
    run('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      '-i',
      wav,
      '-c:a',
      'libmp3lame',
      '-b:a',
      '48k',
      '-map_metadata',
      '-1',
      file,
    ])
  })
}
