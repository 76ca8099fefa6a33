import { expect, it } from 'vitest'
import { isLoopback } from './qr-sign-in.ts'

it('knows the addresses that no phone can reach', () => {
  for (const host of ['127.0.0.1:8080', '127.8.8.8', 'localhost:3000', 'pinge.localhost', '[::1]:8080'])
    expect([host, isLoopback(`http://${host}/qr/x`)]).toEqual([host, true])
  for (const host of ['192.168.1.5:8080', 'pinge.school.cn', '10.0.0.127', 'localhost.school.cn'])
    expect([host, isLoopback(`https://${host}/qr/x`)]).toEqual([host, false])
})
