import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  blocked,
  counter,
  currentClip,
  during,
  ended,
  failed,
  hasFailed,
  haveAllFailed,
  listed,
  loading,
  type Move,
  moveOn,
  next,
  openShow,
  pause,
  play,
  previous,
  ready,
  toggle,
} from './show.ts'

const after = (clips: string[], ...moves: Move[]) => moves.reduce((show, move) => move(show), openShow(clips))
const three = ['chakkar', 'pots', 'shots']

test('§2 the show opens with the first video, neither playing nor ready', () => {
  const show = openShow(three)
  assert.deepEqual([currentClip(show), show.isPlaying, show.isReady], ['chakkar', false, false])
})

test('§2 n of total', () => {
  assert.deepEqual(counter(openShow(three)), { place: 1, total: 3 })
  assert.deepEqual(counter(after(three, next, next)), { place: 3, total: 3 })
  assert.deepEqual(counter(openShow([])), { place: 0, total: 0 })
})

test('§2 previous and next, and the list wraps around', () => {
  assert.equal(currentClip(after(three, next)), 'pots')
  assert.equal(currentClip(after(three, next, next, next)), 'chakkar')
  assert.equal(currentClip(after(three, previous)), 'shots')
  assert.equal(currentClip(after(three, previous, next)), 'chakkar')
})

test('§2 the next video autoplays on end, after the last the first', () => {
  const show = after(three, play, ready, ended)
  assert.deepEqual([currentClip(show), show.isPlaying, show.isReady], ['pots', true, false])
  assert.equal(currentClip(after(three, play, ended, ended, ended)), 'chakkar')
})

test('§4 the ready flag is set when playable and cleared when loading starts', () => {
  assert.equal(after(three, ready).isReady, true)
  assert.equal(after(three, ready, loading).isReady, false)
  assert.equal(after(three, ready, next).isReady, false)
})

test('§4 play and pause; a pause stays over previous and next', () => {
  assert.equal(after(three, toggle).isPlaying, true)
  assert.equal(after(three, toggle, toggle).isPlaying, false)
  assert.equal(after(three, play, pause, next, previous).isPlaying, false)
  assert.equal(after(three, play, next).isPlaying, true)
})

test('§4 if playback is blocked, playing turns off', () => {
  assert.equal(after(three, play, blocked).isPlaying, false)
  assert.equal(after(three, play, blocked, play).isPlaying, true)
})

test('a single video restarts when it ends, and stays ready', () => {
  const show = after(['chakkar'], play, ready)
  const again = ended(show)
  assert.deepEqual([again.index, again.isReady, again.isPlaying], [0, true, true])
  assert.ok(again.start > show.start)
})

test('the next video follows a failed one', () => {
  const show = after(three, play, ready, failed)
  assert.deepEqual([hasFailed(show), show.isReady, currentClip(show)], [true, false, 'chakkar'])
  const on = moveOn(show)
  assert.deepEqual([currentClip(on), hasFailed(on), on.isPlaying], ['pots', false, true])
})

test('the show skips failed videos until the visitor selects them again', () => {
  const show = after(three, play, failed, moveOn, ended)
  assert.equal(currentClip(show), 'shots')
  assert.equal(currentClip(ended(show)), 'pots')
  const asked = next(show)
  assert.deepEqual([currentClip(asked), hasFailed(asked)], ['chakkar', false])
})

test('when all videos fail the show stops', () => {
  const show = after(three, play, failed, moveOn, failed, moveOn, failed)
  assert.equal(haveAllFailed(show), true)
  assert.equal(moveOn(show), show)
  assert.equal(haveAllFailed(openShow([])), false)
})

test('play retries a failed video', () => {
  const show = after(three, play, failed, toggle)
  assert.deepEqual([currentClip(show), hasFailed(show), show.isPlaying], ['chakkar', false, true])
})

test('a new video on top leaves the current one playing', () => {
  const show = after(three, play, next, ready)
  const more = listed(['rocket', ...three])(show)
  assert.deepEqual([currentClip(more), counter(more).place], ['pots', 3])
  assert.deepEqual([more.isPlaying, more.isReady, more.start], [true, true, show.start])
})

test('when the current video is deleted the one in its place starts, after the last the first', () => {
  const show = listed(['chakkar', 'shots'])(after(three, play, next, ready))
  assert.deepEqual([currentClip(show), show.isPlaying, show.isReady], ['shots', true, false])
  assert.equal(currentClip(listed(['chakkar', 'pots'])(after(three, play, previous, ready))), 'chakkar')
})

test('the last video is deleted, and restored', () => {
  const none = listed([])(after(three, play, ready))
  assert.deepEqual([currentClip(none), none.isReady, counter(none).total], [undefined, false, 0])
  assert.equal(next(none).index, 0)
  assert.deepEqual([currentClip(listed(['pots'])(none)), listed(['pots'])(none).isPlaying], ['pots', true])
})

test('when all have failed and the shop answers again, the show continues', () => {
  const show = listed(three)(after(three, play, failed, moveOn, failed, moveOn, failed))
  assert.deepEqual([show.failed, hasFailed(show), show.isPlaying], [[], false, true])
})

test('a new list keeps a single failed video failed', () => {
  const show = after(three, play, failed)
  assert.deepEqual([hasFailed(listed(three)(show)), listed(three)(show).start], [true, show.start])
  assert.deepEqual(listed(['pots', 'shots'])(show).failed, [])
})

test('events of a video that is no longer current are ignored', () => {
  assert.equal(after(three, next, during('chakkar', ready)).isReady, false)
  assert.equal(currentClip(after(three, next, during('chakkar', ended))), 'pots')
  assert.equal(after(three, next, during('pots', ready)).isReady, true)
})
