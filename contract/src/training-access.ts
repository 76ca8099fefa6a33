import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { Empty } from './values/fields.ts'

export const trainingAccess = endpoint({
  path: '/api/business-client/teacher/login/pixytown/access',
  summary: '大脑训练的入口：训练服务的应用标识、令牌和地址',
  access: 'teacher',
  request: Empty,
  data: z.object({ ak: z.string(), accessToken: z.string(), basepath: z.string() }),
})
