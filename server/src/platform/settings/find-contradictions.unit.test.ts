import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { findContradictions } from './find-contradictions.ts'

const school = 'https://pinge.example.edu.cn'

it.each([
  [{}],
  [{ PUBLIC_ORIGIN: school, TRUSTED_PROXIES: '127.0.0.1' }],
  [{ PUBLIC_ORIGIN: 'http://10.0.0.5:8080' }],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/10' }],
  [{ REDIS_URL: 'redis://10.0.0.6', DATABASE_URL: 'postgres://10.0.0.7/pinge' }],
  [{ OWN_FILE_MB: '2048' }],
  [{ REVIEW_MODEL_URL: 'http://10.0.0.8/v1', REVIEW_MODEL_NAME: 'small' }],
])('nothing is told of settings that go together: %j', (env) => {
  expect(findContradictions(readConfig(env))).toEqual([])
})

it.each([
  [{ REDIS_URL: 'redis://10.0.0.6' }, /^写了 REDIS_URL，但没有写 DATABASE_URL：/],
  [{ PUBLIC_ORIGIN: school }, /没有写 TRUSTED_PROXIES：/],
  [{ TRUSTED_PROXIES: '127.0.0.1, 0.0.0.0/0' }, /^TRUSTED_PROXIES 里写了所有地址：/],
  [{ OWN_FILE_MB: '300', OWN_QUOTA_MB: '200' }, /^OWN_FILE_MB（300）大于 OWN_QUOTA_MB（200）：/],
  [{ REVIEW_MODEL_KEY: 'k-1' }, /没有写 REVIEW_MODEL_URL：/],
  [{ REVIEW_MODEL_NAME: 'small' }, /没有写 REVIEW_MODEL_URL：/],
  [{ REVIEW_MODEL_URL: 'http://10.0.0.8/v1' }, /没有写 REVIEW_MODEL_NAME：/],
])('settings that contradict each other are told in a sentence: %j', (env, sentence) => {
  expect(findContradictions(readConfig(env))).toEqual([expect.stringMatching(sentence)])
})
