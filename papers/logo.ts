// Draws the owner's logo, or the shapes of public/logo.svg, on a square of 100 units.
import type { Canvas } from './canvas.ts'

const JETS = 'M0 0V-30M-4 1-9-25M4 1 9-25M-7 3Q-13-22-22-20M7 3Q13-22 22-20M-9 6Q-18-12-29-6M9 6Q18-12 29-6'
const SPARKS = [
  [0, -36, 2.6],
  [-10.5, -31, 2.3],
  [10.5, -31, 2.3],
  [-27, -17, 2.1],
  [27, -17, 2.1],
  [-31, 0, 1.9],
  [31, 0, 1.9],
] as const
const RAYS = 16

/** `picture` is a JPEG; an invalid one is ignored. */
export function drawLogo(canvas: Canvas, leftMm: number, topMm: number, sizeMm: number, picture?: Uint8Array) {
  if (picture && canvas.drawPicture(picture, leftMm, topMm, sizeMm)) return
  canvas.drawScaled(leftMm + sizeMm / 2, topMm + sizeMm / 2, sizeMm / 100, (doc) => {
    doc.circle(0, 0, 49).fill('#261d3b')
    doc.circle(0, 0, 46.5).fill('#f7a81b')
    doc.circle(0, 0, 43.5).fill('#c8301a')

    doc.save().circle(0, 0, 43.5).clip()
    for (let ray = 0; ray < RAYS; ray += 1) {
      doc
        .save()
        .translate(0, 10)
        .rotate((ray * 360) / RAYS)
      doc.path('M0 0-5.5-70H5.5Z').fill('#f7a81b').restore()
    }
    doc.path('M-50 28Q0 18 50 28V50H-50Z').fill('#1d1a52').restore()

    doc.lineWidth(2.6).lineCap('round').path(JETS).stroke('#fffdf7')
    for (const [x, y, radius] of SPARKS) doc.circle(x, y, radius).fill('#fffdf7')
    doc.lineWidth(2.5).lineJoin('round').path('M0 0 17 35H-17Z').fillAndStroke('#fffdf7', '#261d3b')
    doc.path('M-7.7 16H7.7L10.6 22H-10.6Z').fill('#276b2b')
    doc.path('M-13.5 28H13.5L16.5 34H-16.5Z').fill('#c8301a')
  })
}
