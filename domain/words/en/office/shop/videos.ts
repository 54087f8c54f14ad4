// The video manager: the form of a video, its progress, and the library.

export const videos = {
  title: 'Videos',
  fetchFailed: 'Failed to fetch videos from database',
  refreshPage: 'Refresh Page',
  typedIsKept: 'We keep what you typed.',

  // The form
  uploadVideo: 'Upload Video',
  editVideo: 'Edit Video',
  dropVideo: 'Drop the video here, or press to choose',
  videoHint: 'MP4, MOV, AVI • Max 100MB',
  gettingReady: 'Getting the video ready...',
  nameAndSize: '{name} • {megabytes}MB',
  uploaded: 'Uploaded',
  storedVideo: 'Keep this video, or replace it.',
  required: 'Required',
  videoTitle: 'Video Title',
  titleLength: '{letters}/{most}',
  description: 'Description',
  wordsOfMost: '{words}/{most} words',
  optional: 'Optional',
  valid: 'Valid',
  tooLong: 'Too long',
  saveVideo: 'Save Video',
  updateVideo: 'Update Video',
  updating: 'Updating...',
  cancelEdit: 'Cancel Edit',
  deletedByOthers: 'Someone deleted this video. Press Update Video to add it again.',
  formRefused: 'Please fill in all required fields and ensure description is within 150 words',
  stillUploading: 'Video is uploading',
  stillUploadingText: 'If you leave now, you must choose and upload the video again.',

  // Its progress
  statusOverview: 'Status Overview',
  videoFile: 'Video File',
  titlePart: 'Title',
  letters: '{letters} of {most}',
  words: '{words} of {most} words',
  fileUploading: 'Uploading',
  filePercent: 'Uploading {percent}%',
  fileFailed: 'Upload failed',
  totalVideos: 'Total Videos',
  wordCount: 'Word Count',

  // The library
  libraryCount: 'Video Library <soft>({count})</soft>',
  libraryTab: 'Video Library ({count})',
  noVideos: 'No videos uploaded yet',
  noVideosText: 'Upload your first video to get started',
  created: 'Created <time>{date}</time>',
  editing: 'Editing',
  watch: 'Watch',
  watchNamed: 'Watch {title} (opens in a new tab)',
  editNamed: 'Edit {title}',
  deleteNamed: 'Delete {title}',
  deleteVideo: 'Delete Video',
  deleteQuestion: 'Are you sure you want to delete this video? This action cannot be undone.',

  // Results
  uploadFailed: 'Failed to upload video to the media service',
  uploadFailedBecause: 'Failed to upload video to the media service. {reason}',
  saveFailed: 'Failed to save video data to the database',
  fileMissing: 'Failed to save video data to the database. The video file is no longer there. Upload it again.',
  savedThenChanged:
    'Failed to save video data to the database. You saved this video before, and someone changed it. Save again to add another video.',
  savedThenDeleted:
    'Failed to save video data to the database. You saved this video before, and someone deleted it. Save again to add another video.',
  deletedBeforeSave: 'Failed to save video data to the database. Someone deleted this video.',
  deleteFailed: 'Failed to delete video',
  fileUploaded: 'Video uploaded successfully to cloud storage!',
  videoUploaded: 'Video uploaded successfully!',
  videoUpdated: 'Video updated successfully!',
  videoDeleted: 'Video deleted successfully!',

  // The list of changes
  didAdd: 'Added a video',
  didEdit: 'Edited a video',
  didDelete: 'Deleted a video',
} as const
