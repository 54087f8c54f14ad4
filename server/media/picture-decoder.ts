// sharp as the shop may use it: it decodes JPEG and PNG out of memory, and no SVG, GIF, TIFF or PDF as it would by itself.
import sharp from 'sharp'

// The setting holds for the whole process, and is made once, here: made again it would trip a decode that is under way.
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

export { sharp }
