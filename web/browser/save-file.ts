// Offers the visitor a file to save.

/** A browser inside another app may silently drop the file, and nothing reports that. */
export function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export function saveTextFile(name: string, text: string) {
  saveFile(new File([text], name, { type: 'text/plain;charset=utf-8' }))
}
