import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { readConfig } from '../config.ts'

const whole = {
  MEDIA_IMAGE_UPLOAD_URL: 'https://api.media.example/v1/shop/image/upload',
  MEDIA_VIDEO_UPLOAD_URL: 'https://api.media.example/v1/shop/video/upload',
  MEDIA_UPLOAD_PRESET: 'shop',
}

function faultsOf(environment: Record<string, string>): string[] {
  const read = readConfig(environment)
  return 'faults' in read ? read.faults : []
}

function serviceOf(environment: Record<string, string>) {
  const read = readConfig(environment)
  if ('faults' in read) assert.fail(read.faults.join('; '))
  return read.config.mediaService
}

test('without it uploads are kept in the data folder', () => assert.equal(serviceOf({}), undefined))

test('files are shown from where they are sent to, unless another place is named', () => {
  assert.deepEqual(serviceOf(whole), {
    imageUploadUrl: whole.MEDIA_IMAGE_UPLOAD_URL,
    videoUploadUrl: whole.MEDIA_VIDEO_UPLOAD_URL,
    preset: 'shop',
    origin: 'https://api.media.example',
  })
  assert.equal(serviceOf({ ...whole, MEDIA_ORIGIN: 'https://cdn.example/' })?.origin, 'https://cdn.example')
})

test('half a service is a fault, a sentence for each setting that is lacking, beside all other faults', () => {
  const faults = faultsOf({ MEDIA_UPLOAD_PRESET: 'shop', MEDIA_VIDEO_UPLOAD_URL: 'ftp://x', PORT: 'eighty' })
  assert.deepEqual(
    faults.map((fault) => fault.split(' must ')[0]),
    ['PORT', 'MEDIA_VIDEO_UPLOAD_URL', 'MEDIA_IMAGE_UPLOAD_URL'],
  )
  assert.equal(faultsOf({ MEDIA_ORIGIN: 'https://cdn.example' }).length, 3)
})

suite('refused', () => {
  for (const [name, value] of [
    ['MEDIA_IMAGE_UPLOAD_URL', 'http://api.media.example/upload'],
    ['MEDIA_IMAGE_UPLOAD_URL', 'api.media.example'],
    ['MEDIA_VIDEO_UPLOAD_URL', 'https://key:secret@api.media.example/upload'],
    ['MEDIA_ORIGIN', 'https://cdn.example/shop'],
    ['MEDIA_ORIGIN', 'https://cdn.example; script-src *'],
    ['MEDIA_ORIGIN', '*'],
  ] as [name: string, value: string][]) {
    test(`${name}=${value}`, () => {
      const [fault, ...others] = faultsOf({ ...whole, [name]: value })
      assert.match(fault ?? '', new RegExp(`^${name} must look like https://`))
      assert.deepEqual(others, [])
    })
  }
  test('but not a service on this very machine', () => {
    const local = { ...whole, MEDIA_IMAGE_UPLOAD_URL: 'http://127.0.0.1:9000/image' }
    assert.equal(serviceOf(local)?.origin, 'http://127.0.0.1:9000')
  })
})

const bucket = {
  MEDIA_TO: 's3://shop-media/sivakasi',
  MEDIA_S3_REGION: 'ap-south-1',
  MEDIA_S3_KEY_ID: 'KEYID',
  MEDIA_S3_SECRET: 'secret',
}

function bucketOf(environment: Record<string, string>) {
  const read = readConfig(environment)
  return 'config' in read ? read.config.mediaBucket : assert.fail(read.faults.join('; '))
}

test('MEDIA_TO names a bucket, which is Amazon’s unless an endpoint is set', () => {
  assert.deepEqual(bucketOf(bucket), {
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    region: 'ap-south-1',
    bucket: 'shop-media',
    prefix: 'sivakasi/',
    keyId: 'KEYID',
    secret: 'secret',
  })
  assert.equal(bucketOf({ ...bucket, MEDIA_S3_ENDPOINT: 'https://s3.example' })?.endpoint, 'https://s3.example')
  assert.equal(bucketOf({}), undefined)
})

test('half a bucket is a fault, and so are a bucket beside a service, and a wrong value', () => {
  assert.deepEqual(
    faultsOf({ MEDIA_TO: bucket.MEDIA_TO }).map((fault) => fault.split(' must ')[0]),
    ['MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET', 'MEDIA_S3_REGION'],
  )
  assert.deepEqual(faultsOf({ ...whole, ...bucket }), ['MEDIA_TO cannot be set when uploads go to a media service'])
  assert.deepEqual(faultsOf({ ...bucket, MEDIA_TO: '/srv/media', MEDIA_S3_ENDPOINT: 'https://s3.example/a' }), [
    'MEDIA_TO must look like s3://bucket/prefix',
    'MEDIA_S3_ENDPOINT must look like https://s3.example, without a path',
  ])
})
