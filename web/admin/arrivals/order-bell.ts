// The bell of the orders screen: two synthesized strokes, silent until a click allows it.

const STROKES = [
  { hertz: 1318.5, afterSeconds: 0 },
  { hertz: 1760, afterSeconds: 0.16 },
]
const LOUDNESS = 0.18
const FADE_SECONDS = 0.9
/** Orders that come in together ring once. */
const REST_SECONDS = 1.5

export type Bell = {
  isOn(): boolean
  /** Rings when turned on, as a sample; stays off without audio. */
  toggle(): void
  ring(): void
  subscribe(listener: () => void): () => void
}

/** `open` runs within the click that turns the bell on: browsers require a gesture for sound. */
export function createBell(open: () => AudioContext): Bell {
  const listeners = new Set<() => void>()
  let audio: AudioContext | undefined
  let isOn = false
  let restsUntil = 0

  function ring() {
    if (!isOn || !audio || audio.currentTime < restsUntil) return
    restsUntil = audio.currentTime + REST_SECONDS
    for (const { hertz, afterSeconds } of STROKES) strike(audio, hertz, audio.currentTime + afterSeconds)
  }

  return {
    isOn: () => isOn,
    toggle() {
      try {
        audio ??= open()
        isOn = !isOn
      } catch {
        isOn = false
      }
      restsUntil = 0
      void audio?.resume().then(ring)
      for (const listener of listeners) listener()
    },
    ring,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function strike(audio: AudioContext, hertz: number, at: number) {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + FADE_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + FADE_SECONDS)
}

/** One for the tab: it stays on across screens. */
export const orderBell = createBell(() => new AudioContext())
