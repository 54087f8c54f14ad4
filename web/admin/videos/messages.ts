// Messages of the video manager (§8, Videos).
export const VIDEOS_FAILED = 'Failed to fetch videos from database'
export const UPLOAD_FAILED = 'Failed to upload video to the media service'
export const SAVE_FAILED = 'Failed to save video data to the database'
export const DELETE_FAILED = 'Failed to delete video'

export const FILE_UPLOADED = 'Video uploaded successfully to cloud storage!'
export const VIDEO_UPLOADED = 'Video uploaded successfully!'
export const VIDEO_UPDATED = 'Video updated successfully!'
export const VIDEO_DELETED = 'Video deleted successfully!'

/** Returns the screen's own sentence, with the media service's reason. */
export function wordUploadFailure(message: string): string {
  const reason = message.replace(/^Failed to upload video\b[. ]*/, '')
  return reason ? `${UPLOAD_FAILED}. ${reason}` : UPLOAD_FAILED
}
