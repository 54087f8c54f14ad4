// What the video manager calls a failed upload (§8, Videos) and the fields of its form.
import type { VideoPart } from '#domain/video.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { videos } from '#domain/words/en/office/shop/videos.ts'

export function videoPartLabels(): Record<VideoPart, string> {
  const { videoTitle, description, videoFile } = wordsOf(videos)
  return { title: videoTitle, description, videoUrl: videoFile }
}

/** Returns the screen's own sentence, with the media service's reason. */
export function wordUploadFailure(message: string): string {
  const { uploadFailed, uploadFailedBecause } = wordsOf(videos)
  const { videoFailed } = wordsOf(uploads)
  const reason = message.startsWith(videoFailed) ? message.slice(videoFailed.length).replace(/^[. ]+/, '') : message
  return reason ? uploadFailedBecause({ reason }) : uploadFailed
}
