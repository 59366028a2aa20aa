// Made by Scripts/generate-surface; do not edit.

/// The declarations of UIKit here, and what is missing, as text.
enum UIKitSurfaceTable {
  /// A type in each line: its name, its kind, its superclass and protocols, its members.
  static let types = #"""
    AttributeDynamicLookup|||subscript
    AttributeObject|class|NSCopying|!= == copy description hash init init() isEqual
    AttributeScopes|||UIKitAttributes uiKit
    AttributeScopes.UIKitAttributes|struct|AttributeScope DecodingConfigurationProviding EncodingConfigurationProviding|AttachmentAttribute BackgroundColorAttribute BaselineOffsetAttribute ExpansionAttribute FontAttribute ForegroundColorAttribute KernAttribute LigatureAttribute ObliquenessAttribute ParagraphStyleAttribute ShadowAttribute StrikethroughColorAttribute StrikethroughStyleAttribute StrokeColorAttribute StrokeWidthAttribute TextEffectAttribute TrackingAttribute UnderlineColorAttribute UnderlineStyleAttribute attachment backgroundColor baselineOffset decodingConfiguration encodingConfiguration expansion font foregroundColor foundation kern ligature obliqueness paragraphStyle shadow strikethroughColor strikethroughStyle strokeColor strokeWidth textEffect tracking underlineColor underlineStyle
    AttributeScopes.UIKitAttributes.AttachmentAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.AttachmentAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.BaselineOffsetAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.ExpansionAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.ExpansionAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.FontAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.FontAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.KernAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.KernAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.LigatureAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.LigatureAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.ObliquenessAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.ObliquenessAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.ShadowAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.ShadowAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.StrikethroughColorAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.StrokeColorAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.StrokeColorAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.StrokeWidthAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.StrokeWidthAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.TextEffectAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.TextEffectAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.TrackingAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.TrackingAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.UnderlineColorAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.UnderlineColorAttribute.Value|typealias||
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute|enum|AttributedStringKey|Value description inheritedByAddedText invalidationConditions name runBoundaries
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.Value|typealias||
    AttributedString|||init init(_:)
    Bundle|||loadNibNamed
    CAAction|protocol||run
    CAAnimation|class|CAAction CAMediaTiming NSCopying NSObject NSObjectProtocol|autoreverses beginTime copy delegate duration fillMode init init() isRemovedOnCompletion preferredFrameRateRange repeatCount repeatDuration run setValue speed timeOffset timingFunction value
    CAAnimationCalculationMode|struct|RawRepresentable|!= cubic cubicPaced discrete hash hashValue init init(rawValue:) linear paced rawValue
    CAAnimationDelegate|protocol||animationDidStart animationDidStop
    CAAnimationGroup|class|CAAction CAAnimation CAMediaTiming NSCopying NSObjectProtocol|animations
    CAAnimationRotationMode|struct|RawRepresentable|!= hash hashValue init init(rawValue:) rawValue rotateAuto rotateAutoReverse
    CABasicAnimation|class|CAAction CAMediaTiming CAPropertyAnimation NSCopying NSObjectProtocol|byValue fromValue toValue
    CACornerMask|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner rawValue remove subtract subtracting symmetricDifference union update
    CADisplayLink|class|NSObject NSObjectProtocol|add duration init init(target:selector:) invalidate isPaused preferredFrameRateRange preferredFramesPerSecond remove targetTimestamp timestamp
    CAEmitterCell|class|CAMediaTiming NSObject NSObjectProtocol|alphaRange alphaSpeed autoreverses beginTime birthRate blueRange blueSpeed color contents contentsRect contentsScale duration emissionLatitude emissionLongitude emissionRange emitterCells fillMode greenRange greenSpeed init init() isEnabled lifetime lifetimeRange name redRange redSpeed repeatCount repeatDuration scale scaleRange scaleSpeed speed spin spinRange timeOffset velocity velocityRange xAcceleration yAcceleration zAcceleration
    CAEmitterLayer|class|CALayer CAMediaTiming NSObjectProtocol|birthRate emitterCells emitterDepth emitterMode emitterPosition emitterShape emitterSize emitterZPosition lifetime preservesDepth renderMode scale seed spin velocity
    CAEmitterLayerEmitterMode|struct|RawRepresentable|!= hash hashValue init init(rawValue:) outline points rawValue surface volume
    CAEmitterLayerEmitterShape|struct|RawRepresentable|!= circle cuboid hash hashValue init init(rawValue:) line point rawValue rectangle sphere
    CAEmitterLayerRenderMode|struct|RawRepresentable|!= additive backToFront hash hashValue init init(rawValue:) oldestFirst oldestLast rawValue unordered
    CAFrameRateRange|struct||!= default init init() init(minimum:maximum:preferred:) maximum minimum preferred
    CAGradientLayer|class|CALayer CAMediaTiming NSObjectProtocol|colors endPoint locations startPoint type
    CAGradientLayerType|struct|RawRepresentable|!= axial conic hash hashValue init init(rawValue:) radial rawValue
    CAKeyframeAnimation|class|CAAction CAMediaTiming CAPropertyAnimation NSCopying NSObjectProtocol|biasValues calculationMode continuityValues keyTimes path rotationMode tensionValues timingFunctions values
    CALayer|class|CAMediaTiming NSObject NSObjectProtocol|action actions add addSublayer affineTransform anchorPoint animation animationKeys autoreverses backgroundColor beginTime borderColor borderWidth bounds contains contents contentsGravity contentsRect contentsScale convert convertTime cornerCurve cornerRadius defaultAction delegate draw duration fillMode frame hitTest init init() init(coder:) init(layer:) insertSublayer isDoubleSided isHidden isOpaque layoutIfNeeded layoutSublayers mask maskedCorners masksToBounds model name needsDisplay needsDisplayOnBoundsChange needsLayout opacity position presentation rasterizationScale removeAllAnimations removeAnimation removeFromSuperlayer render repeatCount repeatDuration replaceSublayer scroll scrollRectToVisible setAffineTransform setNeedsDisplay setNeedsLayout setValue shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize speed sublayerTransform sublayers superlayer timeOffset transform value visibleRect zPosition
    CALayerContentsGravity|struct|RawRepresentable|!= bottom bottomLeft bottomRight center hash hashValue init init(rawValue:) left rawValue resize resizeAspect resizeAspectFill right top topLeft topRight
    CALayerCornerCurve|struct|RawRepresentable|!= circular continuous hash hashValue init init(rawValue:) rawValue
    CALayerDelegate|protocol||action draw layoutSublayers
    CAMediaTiming|protocol||autoreverses beginTime duration fillMode repeatCount repeatDuration speed timeOffset
    CAMediaTimingFillMode|struct|RawRepresentable|!= backwards both forwards hash hashValue init init(rawValue:) rawValue removed
    CAMediaTimingFunction|class|NSObject NSObjectProtocol|getControlPoint init init(controlPoints:_:_:_:) init(name:)
    CAMediaTimingFunctionName|struct|RawRepresentable|!= default easeIn easeInEaseOut easeOut hash hashValue init init(rawValue:) linear rawValue
    CAPropertyAnimation|class|CAAction CAAnimation CAMediaTiming NSCopying NSObjectProtocol|init init(keyPath:) isAdditive isCumulative keyPath valueFunction
    CAReplicatorLayer|class|CALayer CAMediaTiming NSObjectProtocol|instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay instanceGreenOffset instanceRedOffset instanceTransform preservesDepth
    CAScrollLayer|class|CALayer CAMediaTiming NSObjectProtocol|scroll scrollMode
    CAScrollLayerScrollMode|struct|RawRepresentable|!= both hash hashValue horizontally init init(rawValue:) none rawValue vertically
    CAShapeLayer|class|CALayer CAMediaTiming NSObjectProtocol|fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor strokeEnd strokeStart
    CAShapeLayerFillRule|struct|RawRepresentable|!= evenOdd hash hashValue init init(rawValue:) nonZero rawValue
    CAShapeLayerLineCap|struct|RawRepresentable|!= butt hash hashValue init init(rawValue:) rawValue round square
    CAShapeLayerLineJoin|struct|RawRepresentable|!= bevel hash hashValue init init(rawValue:) miter rawValue round
    CASpringAnimation|class|CAAction CABasicAnimation CAMediaTiming NSCopying NSObjectProtocol|allowsOverdamping bounce damping init init(perceptualDuration:bounce:) initialVelocity mass perceptualDuration settlingDuration stiffness
    CATextLayer|class|CALayer CAMediaTiming NSObjectProtocol|alignmentMode allowsFontSubpixelQuantization font fontSize foregroundColor isWrapped string truncationMode
    CATextLayerAlignmentMode|struct|RawRepresentable|!= center hash hashValue init init(rawValue:) justified left natural rawValue right
    CATextLayerTruncationMode|struct|RawRepresentable|!= end hash hashValue init init(rawValue:) middle none rawValue start
    CATiledLayer|class|CALayer CAMediaTiming NSObjectProtocol|fadeDuration levelsOfDetail levelsOfDetailBias tileSize
    CATransaction|class|NSObject NSObjectProtocol|animationDuration animationTimingFunction begin commit completionBlock disableActions flush lock setAnimationDuration setAnimationTimingFunction setCompletionBlock setDisableActions setValue unlock value
    CATransform3D|struct||!= init init() init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:) m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    CATransformLayer|class|CALayer CAMediaTiming NSObjectProtocol|
    CATransition|class|CAAction CAAnimation CAMediaTiming NSCopying NSObjectProtocol|endProgress startProgress subtype type
    CATransitionSubtype|struct|RawRepresentable|!= fromBottom fromLeft fromRight fromTop hash hashValue init init(rawValue:) rawValue
    CATransitionType|struct|RawRepresentable|!= fade hash hashValue init init(rawValue:) moveIn push rawValue reveal
    CAValueFunction|class|NSObject NSObjectProtocol|init init(name:) name
    CAValueFunctionName|struct|RawRepresentable|!= hash hashValue init init(rawValue:) rawValue rotateX rotateY rotateZ scale scaleX scaleY scaleZ translate translateX translateY translateZ
    CFAbsoluteTime|typealias||
    CFAllocator|class||
    CFArray|typealias||
    CFBoolean|typealias||
    CFData|typealias||
    CFDate|typealias||
    CFDictionary|typealias||
    CFError|typealias||
    CFIndex|typealias||
    CFMutableData|typealias||
    CFMutableDictionary|typealias||
    CFMutableString|typealias||
    CFNull|typealias||
    CFNumber|typealias||
    CFOptionFlags|typealias||
    CFRunLoop|typealias||
    CFRunLoopMode|struct|RawRepresentable|!= commonModes defaultMode hash hashValue init init(_:) init(rawValue:) rawValue
    CFSet|typealias||
    CFString|typealias||
    CFTimeInterval|typealias||
    CFTypeRef|typealias||
    CFURL|typealias||
    CGAffineTransform|struct|Decodable Encodable|!= == a b c concatenating d identity init init() init(_:_:_:_:_:_:) init(a:b:c:d:tx:ty:) init(from:) init(rotationAngle:) init(scaleX:y:) init(translationX:y:) inverted isIdentity rotated scaledBy translatedBy tx ty
    CGBitmapContextReleaseDataCallback|typealias||
    CGBitmapInfo|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= alphaInfoMask byteOrder16Big byteOrder16Little byteOrder32Big byteOrder32Little byteOrderDefault byteOrderMask contains floatComponents formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
    CGBlendMode|enum|RawRepresentable|!= color colorBurn colorDodge darken difference exclusion hardLight hash hashValue hue init init(rawValue:) lighten luminosity multiply normal overlay saturation screen softLight
    CGColor|class||!= == alpha components copy hash init init(gray:alpha:) init(red:green:blue:alpha:) init(srgbRed:green:blue:alpha:) numberOfComponents
    CGColorRenderingIntent|enum|RawRepresentable|!= absoluteColorimetric defaultIntent hash hashValue init init(rawValue:) perceptual relativeColorimetric saturation
    CGColorSpace|class||!= == extendedSRGB genericGrayGamma2_2 hash init init(name:) model name numberOfComponents sRGB
    CGColorSpaceModel|enum|RawRepresentable|!= hash hashValue init init(rawValue:) monochrome rgb unknown
    CGContext|class||addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects alphaInfo beginPath beginTransparencyLayer bitmapInfo bitsPerComponent bitsPerPixel boundingBoxOfClipPath boundingBoxOfPath bytesPerRow clear clip closePath colorSpace concatenate ctm currentPointOfPath data draw drawLinearGradient drawPath drawRadialGradient endTransparencyLayer fill fillEllipse fillPath height init init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:) init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:releaseCallback:releaseInfo:) isPathEmpty makeImage move path pathContains resetClip restoreGState rotate saveGState scaleBy setAlpha setBlendMode setFillColor setLineCap setLineDash setLineJoin setLineWidth setMiterLimit setShadow setStrokeColor stroke strokeEllipse strokeLineSegments strokePath translateBy width
    CGDataProvider|class||data info init init(data:) init(dataInfo:data:size:releaseData:) init(filename:) init(url:)
    CGDataProviderReleaseDataCallback|typealias||
    CGFloat|||init init(exactly:) init(truncating:)
    CGGradient|class||init init(colorSpace:colorComponents:locations:count:) init(colorsSpace:colors:locations:)
    CGGradientDrawingOptions|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains drawsAfterEndLocation drawsBeforeStartLocation formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
    CGImage|class||!= == alphaInfo bitmapInfo bitsPerComponent bitsPerPixel byteOrderInfo bytesPerRow colorSpace copy cropping dataProvider hash height init init(jpegDataProviderSource:decode:shouldInterpolate:intent:) init(maskWidth:height:bitsPerComponent:bitsPerPixel:bytesPerRow:provider:decode:shouldInterpolate:) init(pngDataProviderSource:decode:shouldInterpolate:intent:) init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:) isMask masking renderingIntent shouldInterpolate width
    CGImageAlphaInfo|enum|RawRepresentable|!= alphaOnly first hash hashValue init init(rawValue:) last none noneSkipFirst noneSkipLast premultipliedFirst premultipliedLast
    CGImageByteOrderInfo|enum|RawRepresentable|!= hash hashValue init init(rawValue:) order16Big order16Little order32Big order32Little orderDefault orderMask
    CGLineCap|enum|RawRepresentable|!= butt hash hashValue init init(rawValue:) round square
    CGLineJoin|enum|RawRepresentable|!= bevel hash hashValue init init(rawValue:) miter round
    CGMutablePath|class|CGPath|addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects addRelativeArc addRoundedRect closeSubpath init init() move
    CGPath|class||!= == applyWithBlock boundingBox boundingBoxOfPath contains copy currentPoint description hash init init(ellipseIn:transform:) init(rect:transform:) init(roundedRect:cornerWidth:cornerHeight:transform:) isEmpty isRect mutableCopy
    CGPathDrawingMode|enum|RawRepresentable|!= eoFill eoFillStroke fill fillStroke hash hashValue init init(rawValue:) stroke
    CGPathElement|struct||init init(type:points:) points type
    CGPathElementType|enum|RawRepresentable|!= addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath hash hashValue init init(rawValue:) moveToPoint
    CGPathFillRule|enum|RawRepresentable|!= evenOdd hash hashValue init init(rawValue:) winding
    CGPoint|||applying equalTo
    CGRect|||applying equalTo inset
    CGSize|||applying equalTo
    CGVector|struct|Decodable Encodable|!= dx dy init init() init(dx:dy:) init(from:) zero
    DateComponentsFormatter|class|Formatter NSCoding NSCopying NSObjectProtocol|UnitsStyle ZeroFormattingBehavior allowedUnits calendar collapsesLargestUnit includesApproximationPhrase includesTimeRemainingPhrase init init() init(coder:) localizedString maximumUnitCount referenceDate string unitsStyle zeroFormattingBehavior
    DateComponentsFormatter.UnitsStyle|enum|RawRepresentable|!= abbreviated brief full hash hashValue init init(rawValue:) positional short spellOut
    DateComponentsFormatter.ZeroFormattingBehavior|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains default dropAll dropLeading dropMiddle dropTrailing formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset pad rawValue remove subtract subtracting symmetricDifference union update
    DispatchSource|||MemoryPressureEvent add cancel data handle isCancelled makeMemoryPressureSource mask or replace schedule scheduleOneshot scheduleRepeating setCancelHandler setEventHandler setRegistrationHandler
    DispatchSource.MemoryPressureEvent|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= all contains critical formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset normal rawValue remove subtract subtracting symmetricDifference union update warning
    DispatchSourceMemoryPressure|protocol|DispatchSourceProtocol|data mask
    FileManager|||containerURL ubiquityIdentityToken url
    FourCharCode|typealias||
    IMP|typealias||
    IndexPath|||init init(item:section:) init(row:section:) item row section
    Method|typealias||
    NSAttributedString|||TextEffectStyle boundingRect draw init init(_:) init(attachment:) size
    NSAttributedString.Key|||attachment backgroundColor baselineOffset expansion font foregroundColor kern ligature link obliqueness paragraphStyle shadow strikethroughColor strikethroughStyle strokeColor strokeWidth textEffect tracking underlineColor underlineStyle verticalGlyphForm
    NSAttributedString.TextEffectStyle|struct|RawRepresentable|!= hash hashValue init init(rawValue:) letterpressStyle rawValue
    NSCollectionLayoutAnchor|class|NSCopying NSObject NSObjectProtocol|copy edges hash init init(edges:) init(edges:absoluteOffset:) init(edges:fractionalOffset:) isAbsoluteOffset isEqual isFractionalOffset offset
    NSCollectionLayoutBoundarySupplementaryItem|class|NSCollectionLayoutSupplementaryItem NSCopying NSObjectProtocol|alignment extendsBoundary init init(layoutSize:elementKind:alignment:) init(layoutSize:elementKind:alignment:absoluteOffset:) offset pinToVisibleBounds
    NSCollectionLayoutContainer|protocol|NSObjectProtocol|contentInsets contentSize effectiveContentInsets effectiveContentSize
    NSCollectionLayoutDecorationItem|class|NSCollectionLayoutItem NSCopying NSObjectProtocol|background elementKind zIndex
    NSCollectionLayoutDimension|class|NSCopying NSObject NSObjectProtocol|absolute copy dimension estimated fractionalHeight fractionalWidth hash isAbsolute isEqual isEstimated isFractionalHeight isFractionalWidth isUniformAcrossSiblings uniformAcrossSiblings
    NSCollectionLayoutEdgeSpacing|class|NSCopying NSObject NSObjectProtocol|bottom copy hash init init(leading:top:trailing:bottom:) isEqual leading top trailing
    NSCollectionLayoutEnvironment|protocol|NSObjectProtocol|container traitCollection
    NSCollectionLayoutGroup|class|NSCollectionLayoutItem NSCopying NSObjectProtocol|custom horizontal interItemSpacing subitems supplementaryItems vertical visualDescription
    NSCollectionLayoutGroupCustomItem|class|NSCopying NSObject NSObjectProtocol|copy frame hash init init(frame:) init(frame:zIndex:) isEqual zIndex
    NSCollectionLayoutGroupCustomItemProvider|typealias||
    NSCollectionLayoutItem|class|NSCopying NSObject NSObjectProtocol|contentInsets copy edgeSpacing init init(layoutSize:) init(layoutSize:supplementaryItems:) layoutSize supplementaryItems
    NSCollectionLayoutSection|class|NSCopying NSObject NSObjectProtocol|boundarySupplementaryItems contentInsets contentInsetsReference copy decorationItems init init(group:) interGroupSpacing list orthogonalScrollingBehavior orthogonalScrollingProperties supplementariesFollowContentInsets supplementaryContentInsetsReference visibleItemsInvalidationHandler
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler|typealias||
    NSCollectionLayoutSize|class|NSCopying NSObject NSObjectProtocol|copy hash heightDimension init init(widthDimension:heightDimension:) isEqual widthDimension
    NSCollectionLayoutSpacing|class|NSCopying NSObject NSObjectProtocol|copy fixed flexible hash isEqual isFixed isFlexible spacing
    NSCollectionLayoutSupplementaryItem|class|NSCollectionLayoutItem NSCopying NSObjectProtocol|containerAnchor elementKind init init(layoutSize:elementKind:containerAnchor:) init(layoutSize:elementKind:containerAnchor:itemAnchor:) itemAnchor zIndex
    NSCollectionLayoutVisibleItem|protocol|NSObjectProtocol UIDynamicItem|alpha bounds center frame indexPath isHidden name representedElementCategory representedElementKind transform transform3D zIndex
    NSDiffableDataSourceSectionSnapshot|struct||append collapse contains delete deleteAll expand expandedItems index init init() init(_:) insert isExpanded isVisible items level parent replace rootItems snapshot visibleItems visualDescription
    NSDiffableDataSourceSectionTransaction|struct||difference finalSnapshot initialSnapshot sectionIdentifier
    NSDiffableDataSourceSnapshot|struct||appendItems appendSections deleteAllItems deleteItems deleteSections indexOfItem indexOfSection init init() insertItems insertSections itemIdentifiers moveItem moveSection numberOfItems numberOfSections reconfigureItems reconfiguredItemIdentifiers reloadItems reloadSections reloadedItemIdentifiers reloadedSectionIdentifiers sectionIdentifier sectionIdentifiers validate
    NSDiffableDataSourceTransaction|struct||difference finalSnapshot initialSnapshot sectionTransactions
    NSDirectionalEdgeInsets|struct|Decodable Encodable|!= bottom init init() init(from:) init(top:leading:bottom:trailing:) leading top trailing zero
    NSDirectionalRectEdge|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= all bottom contains formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset leading rawValue remove subtract subtracting symmetricDifference top trailing union update
    NSDiscardableContent|protocol||beginContentAccess discardContentIfPossible endContentAccess isContentDiscarded
    NSException|class|NSCopying NSObject NSObjectProtocol|callStackReturnAddresses callStackSymbols copy description init init(name:reason:userInfo:) name raise reason userInfo
    NSExceptionName|struct|RawRepresentable|!= genericException hash hashValue init init(_:) init(rawValue:) internalInconsistencyException invalidArgumentException mallocException objectInaccessibleException objectNotAvailableException parseErrorException rangeException rawValue undefinedKeyException
    NSHashTable|class|NSObject NSObjectProtocol|add allObjects anyObject contains count init init() init(options:) init(options:capacity:) intersect intersects isSubset member minus objectEnumerator remove removeAllObjects setRepresentation union weakObjects
    NSIndexPath|||init init(item:section:) init(row:section:) item row section
    NSInteger|typealias||
    NSItemProvider|class|NSCopying NSObject NSObjectProtocol|ErrorCode canLoadObject copy errorDomain hasItemConformingToTypeIdentifier init init() init(object:) loadDataRepresentation loadObject registerDataRepresentation registerObject registeredTypeIdentifiers suggestedName
    NSItemProvider.ErrorCode|enum|RawRepresentable|!= hash hashValue init init(rawValue:) itemUnavailableError unavailableCoercionError unexpectedValueClassError unknownError
    NSItemProviderReading|protocol||object readableTypeIdentifiersForItemProvider
    NSItemProviderRepresentationVisibility|enum|RawRepresentable|!= all group hash hashValue init init(rawValue:) ownProcess team
    NSItemProviderWriting|protocol||loadData writableTypeIdentifiersForItemProvider
    NSKeyValueChange|enum|RawRepresentable|!= hash hashValue init init(rawValue:) insertion removal replacement setting
    NSKeyValueChangeKey|struct|RawRepresentable|!= hash hashValue indexesKey init init(rawValue:) kindKey newKey notificationIsPriorKey oldKey rawValue
    NSKeyValueObservation|class|NSObject NSObjectProtocol|invalidate
    NSKeyValueObservedChange|struct||Kind indexes isPrior kind newValue oldValue
    NSKeyValueObservedChange.Kind|typealias||
    NSKeyValueObservingOptions|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) initial insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset new old prior rawValue remove subtract subtracting symmetricDifference union update
    NSLayoutAnchor|class|NSCopying NSObject NSObjectProtocol|constraint constraintsAffectingLayout copy description hasAmbiguousLayout hash isEqual item name
    NSLayoutConstraint|class|NSObject NSObjectProtocol|Attribute Axis FormatOptions Relation activate constant constraints deactivate description firstAnchor firstAttribute firstItem identifier init init() init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) isActive multiplier priority relation secondAnchor secondAttribute secondItem shouldBeArchived
    NSLayoutConstraint.Attribute|enum|RawRepresentable|!= baseline bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline hash hashValue height init init(rawValue:) lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing trailingMargin width
    NSLayoutConstraint.Axis|enum|RawRepresentable|!= hash hashValue horizontal init init(rawValue:) vertical
    NSLayoutConstraint.FormatOptions|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing alignmentMask contains directionLeadingToTrailing directionLeftToRight directionMask directionRightToLeft formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove spacingBaselineToBaseline spacingEdgeToEdge spacingMask subtract subtracting symmetricDifference union update
    NSLayoutConstraint.Relation|enum|RawRepresentable|!= equal greaterThanOrEqual hash hashValue init init(rawValue:) lessThanOrEqual
    NSLayoutDimension|class|NSCopying NSLayoutAnchor NSObjectProtocol|constraint
    NSLayoutManager|class|NSObject NSObjectProtocol|addTextContainer boundingRect characterIndex characterIndexForGlyph characterRange delegate drawBackground drawGlyphs ensureLayout enumerateEnclosingRects enumerateLineFragments extraLineFragmentRect extraLineFragmentTextContainer extraLineFragmentUsedRect fractionOfDistanceThroughGlyph glyphIndex glyphIndexForCharacter glyphRange init init() insertTextContainer invalidateDisplay invalidateLayout isValidGlyphIndex lineFragmentRect lineFragmentUsedRect location numberOfGlyphs processEditing removeTextContainer textContainer textContainerChangedGeometry textContainers textStorage usedRect
    NSLayoutManagerDelegate|protocol|NSObjectProtocol|layoutManager layoutManagerDidInvalidateLayout
    NSLayoutXAxisAnchor|class|NSCopying NSLayoutAnchor NSObjectProtocol|anchorWithOffset constraint
    NSLayoutYAxisAnchor|class|NSCopying NSLayoutAnchor NSObjectProtocol|anchorWithOffset constraint
    NSLineBreakMode|enum|RawRepresentable|!= byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping hash hashValue init init(rawValue:)
    NSMapTable|class|NSObject NSObjectProtocol|count dictionaryRepresentation init init() init(keyOptions:valueOptions:) init(keyOptions:valueOptions:capacity:) keyEnumerator object objectEnumerator removeAllObjects removeObject setObject strongToStrongObjects strongToWeakObjects weakToStrongObjects weakToWeakObjects
    NSMutableParagraphStyle|class|NSCopying NSMutableCopying NSParagraphStyle|addTabStop alignment baseWritingDirection defaultTabInterval firstLineHeadIndent headIndent lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore removeTabStop setParagraphStyle tabStops tailIndent
    NSNotification.Name|||NSProcessInfoPowerStateDidChange NSUndoManagerCheckpoint NSUndoManagerDidCloseUndoGroup NSUndoManagerDidOpenUndoGroup NSUndoManagerDidRedoChange NSUndoManagerDidUndoChange NSUndoManagerWillCloseUndoGroup NSUndoManagerWillRedoChange NSUndoManagerWillUndoChange
    NSNull|||run
    NSObject|||!= addObserver cancelPreviousPerformRequests description didChangeValue observe perform removeObserver responds willChangeValue
    NSParagraphStyle|class|AttributeObject NSCopying NSMutableCopying|LineBreakStrategy alignment baseWritingDirection copy default defaultTabInterval firstLineHeadIndent hash headIndent init init() isEqual lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight mutableCopy paragraphSpacing paragraphSpacingBefore tabStops tailIndent
    NSParagraphStyle.LineBreakStrategy|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains formIntersection formSymmetricDifference formUnion hangulWordPriority hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset pushOut rawValue remove standard subtract subtracting symmetricDifference union update
    NSPointerFunctions|enum||Options
    NSPointerFunctions.Options|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains copyIn formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset objectPersonality objectPointerPersonality rawValue remove strongMemory subtract subtracting symmetricDifference union update weakMemory
    NSRectAlignment|enum|RawRepresentable|!= bottom bottomLeading bottomTrailing hash hashValue init init(rawValue:) leading none top topLeading topTrailing trailing
    NSShadow|class|AttributeObject NSCopying|copy hash init init() isEqual shadowBlurRadius shadowColor shadowOffset
    NSString|||boundingRect draw loadData object readableTypeIdentifiersForItemProvider size writableTypeIdentifiersForItemProvider
    NSStringDrawingContext|class|NSObject NSObjectProtocol|actualScaleFactor init init() minimumScaleFactor totalBounds
    NSStringDrawingOptions|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference truncatesLastVisibleLine union update usesFontLeading usesLineFragmentOrigin
    NSTextAlignment|enum|RawRepresentable|!= center hash hashValue init init(rawValue:) justified left natural right
    NSTextAttachment|class|AttributeObject NSCopying|bounds character contents fileType image init init() init(data:ofType:) init(image:)
    NSTextContainer|class|NSObject NSObjectProtocol|heightTracksTextView init init() init(size:) isSimpleRectangularTextContainer layoutManager lineBreakMode lineFragmentPadding maximumNumberOfLines size textView widthTracksTextView
    NSTextStorage|class|NSCoding NSCopying NSMutableAttributedString NSMutableCopying NSObjectProtocol NSSecureCoding|EditActions addAttribute addAttributes addLayoutManager beginEditing changeInLength delegate deleteCharacters didProcessEditingNotification edited editedMask editedRange endEditing init init() init(attributedString:) init(coder:) init(string:) init(string:attributes:) layoutManagers processEditing removeAttribute removeLayoutManager replaceCharacters setAttributes willProcessEditingNotification
    NSTextStorage.EditActions|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains editedAttributes editedCharacters formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
    NSTextStorageDelegate|protocol|NSObjectProtocol|textStorage
    NSTextTab|class|NSObject NSObjectProtocol|alignment hash init init(textAlignment:location:) isEqual location
    NSUnderlineStyle|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= byWord contains double formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset patternDash patternDashDot patternDashDotDot patternDot rawValue remove single subtract subtracting symmetricDifference thick union update
    NSUserActivity|class|NSObject NSObjectProtocol|activityType addUserInfoEntries becomeCurrent delegate expirationDate init init(activityType:) invalidate isEligibleForHandoff isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch keywords needsSave persistentIdentifier referrerURL requiredUserInfoKeys resignCurrent targetContentIdentifier title userInfo webpageURL
    NSUserActivityDelegate|protocol|NSObjectProtocol|userActivityWasContinued userActivityWillSave
    NSValue|||cgPointValue cgRectValue cgSizeValue init init(cgPoint:) init(cgRect:) init(cgSize:)
    NSWritingDirection|enum|RawRepresentable|!= hash hashValue init init(rawValue:) leftToRight natural rightToLeft
    NotificationCenter|||addObserver removeObserver
    OSStatus|typealias||
    OSType|typealias||
    ProcessInfo|||ThermalState isLowPowerModeEnabled thermalState thermalStateDidChangeNotification
    ProcessInfo.ThermalState|enum|RawRepresentable|!= critical fair hash hashValue init init(rawValue:) nominal serious
    Selector|struct|ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral|!= == description hash init init(_:) init(_:_:) init(extendedGraphemeClusterLiteral:) init(stringLiteral:) init(unicodeScalarLiteral:)
    String|||boundingRect draw loadData object readableTypeIdentifiersForItemProvider size writableTypeIdentifiersForItemProvider
    Timer|||init init(timeInterval:target:selector:userInfo:repeats:) scheduledTimer
    UIAccessibility|enum||AssistiveTechnologyIdentifier Notification buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification convertToScreenCoordinates differentiateWithoutColorDidChangeNotification focusedElement grayscaleStatusDidChangeNotification invertColorsStatusDidChangeNotification isBoldTextEnabled isDarkerSystemColorsEnabled isGrayscaleEnabled isInvertColorsEnabled isOnOffSwitchLabelsEnabled isReduceMotionEnabled isReduceTransparencyEnabled isSwitchControlRunning isVoiceOverRunning onOffSwitchLabelsDidChangeNotification post prefersCrossFadeTransitions prefersCrossFadeTransitionsStatusDidChange reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification shouldDifferentiateWithoutColor switchControlStatusDidChangeNotification voiceOverStatusDidChangeNotification
    UIAccessibility.AssistiveTechnologyIdentifier|struct|RawRepresentable|!= hash hashValue init init(rawValue:) notificationSwitchControl notificationVoiceOver rawValue
    UIAccessibility.Notification|struct|RawRepresentable|!= announcement hash hashValue init init(rawValue:) layoutChanged pageScrolled rawValue screenChanged
    UIAccessibilityContainerType|enum|RawRepresentable|!= dataTable hash hashValue init init(rawValue:) landmark list none semanticGroup
    UIAccessibilityContrast|enum|RawRepresentable|!= hash hashValue high init init(rawValue:) normal unspecified
    UIAccessibilityCustomAction|class|NSObject NSObjectProtocol|Handler actionHandler attributedName init init(attributedName:actionHandler:) init(attributedName:target:selector:) init(name:actionHandler:) init(name:target:selector:) name selector target
    UIAccessibilityCustomAction.Handler|typealias||
    UIAccessibilityElement|class|NSObjectProtocol UIAccessibilityIdentification UIResponder UIResponderStandardEditActions UIUserActivityRestoring|accessibilityContainer accessibilityFrame accessibilityFrameInContainerSpace init init(accessibilityContainer:) next
    UIAccessibilityIdentification|protocol|NSObjectProtocol|accessibilityIdentifier
    UIAccessibilityNavigationStyle|enum|RawRepresentable|!= automatic combined hash hashValue init init(rawValue:) separate
    UIAccessibilityScrollDirection|enum|RawRepresentable|!= down hash hashValue init init(rawValue:) left next previous right up
    UIAccessibilityTraits|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= adjustable allowsDirectInteraction button causesPageTurn contains formIntersection formSymmetricDifference formUnion hash hashValue header image init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset keyboardKey link none notEnabled playsSound rawValue remove searchField selected startsMediaSession staticText subtract subtracting summaryElement symmetricDifference tabBar toggleButton union update updatesFrequently
    UIAction|class|NSObjectProtocol UIMenuElement UIMenuLeaf|Identifier attributes discoverabilityTitle identifier image init init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:) performWithSender selectedImage sender state title
    UIAction.Identifier|struct|RawRepresentable|!= hash hashValue init init(_:) init(rawValue:) rawValue
    UIActionHandler|typealias||
    UIActivity|class|NSObject NSObjectProtocol|ActivityType Category activityCategory activityDidFinish activityImage activityTitle activityType activityViewController canPerform init init() perform prepare
    UIActivity.ActivityType|struct|RawRepresentable|!= addToHomeScreen addToReadingList airDrop assignToContact collaborationCopyLink collaborationInviteWithLink copyToPasteboard hash hashValue init init(_:) init(rawValue:) mail markupAsPDF message openInIBooks postToFacebook postToFlickr postToTencentWeibo postToTwitter postToVimeo postToWeibo print rawValue saveToCameraRoll sharePlay
    UIActivity.Category|enum|RawRepresentable|!= action hash hashValue init init(rawValue:) share
    UIActivityIndicatorView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|Style color hidesWhenStopped init init(coder:) init(frame:) init(style:) intrinsicContentSize isAnimating layoutSubviews sizeThatFits startAnimating stopAnimating style
    UIActivityIndicatorView.Style|enum|RawRepresentable|!= gray hash hashValue init init(rawValue:) large medium white whiteLarge
    UIActivityItemProvider|class|NSObjectProtocol Operation UIActivityItemSource|activityType activityViewController activityViewControllerPlaceholderItem init init(placeholderItem:) item placeholderItem
    UIActivityItemSource|protocol|NSObjectProtocol|activityViewController activityViewControllerPlaceholderItem
    UIActivityViewController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|CompletionHandler CompletionWithItemsHandler completionHandler completionWithItemsHandler excludedActivityTypes init init(activityItems:applicationActivities:) init(coder:) loadView viewDidDisappear viewDidLayoutSubviews viewDidLoad
    UIActivityViewController.CompletionHandler|typealias||
    UIActivityViewController.CompletionWithItemsHandler|typealias||
    UIAdaptivePresentationControllerDelegate|protocol||adaptivePresentationStyle presentationController presentationControllerDidAttemptToDismiss presentationControllerDidDismiss presentationControllerShouldDismiss presentationControllerWillDismiss
    UIAlertAction|class|NSObject NSObjectProtocol|Style init init(title:style:handler:) isEnabled style title
    UIAlertAction.Style|enum|RawRepresentable|!= cancel default destructive hash hashValue init init(rawValue:)
    UIAlertController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|Style actions addAction addTextField init init(title:message:preferredStyle:) keyCommands loadView message preferredAction preferredStyle shouldAutorotate supportedInterfaceOrientations textFields title viewDidAppear
    UIAlertController.Style|enum|RawRepresentable|!= actionSheet alert hash hashValue init init(rawValue:)
    UIAppearance|protocol||appearance
    UIAppearanceContainer|protocol||
    UIApplication|class|NSObjectProtocol UIResponder UIResponderStandardEditActions UIUserActivityRestoring|LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey State alternateIconName applicationIconBadgeNumber applicationState backgroundFetchIntervalMinimum backgroundFetchIntervalNever backgroundRefreshStatus backgroundTimeRemaining beginBackgroundTask canOpenURL connectedScenes delegate didBecomeActiveNotification didEnterBackgroundNotification didFinishLaunchingNotification didReceiveMemoryWarningNotification endBackgroundTask init init() isIdleTimerDisabled isNetworkActivityIndicatorVisible isProtectedDataAvailable isRegisteredForRemoteNotifications isStatusBarHidden keyWindow next open openSessions openSettingsURLString preferredContentSizeCategory registerForRemoteNotifications sendAction sendEvent setMinimumBackgroundFetchInterval shared shortcutItems significantTimeChangeNotification statusBarFrame statusBarOrientation statusBarStyle supportedInterfaceOrientations supportsAlternateIcons supportsMultipleScenes unregisterForRemoteNotifications userInterfaceLayoutDirection value willEnterForegroundNotification willResignActiveNotification willTerminateNotification windows
    UIApplication.LaunchOptionsKey|struct|RawRepresentable|!= hash hashValue init init(rawValue:) location rawValue remoteNotification shortcutItem sourceApplication url userActivityDictionary userActivityType
    UIApplication.OpenExternalURLOptionsKey|struct|RawRepresentable|!= hash hashValue init init(rawValue:) rawValue universalLinksOnly
    UIApplication.OpenURLOptionsKey|struct|RawRepresentable|!= hash hashValue init init(rawValue:) openInPlace rawValue sourceApplication
    UIApplication.State|enum|RawRepresentable|!= active background hash hashValue inactive init init(rawValue:)
    UIApplicationDelegate|protocol|NSObjectProtocol|application applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching applicationDidReceiveMemoryWarning applicationWillEnterForeground applicationWillResignActive applicationWillTerminate main window
    UIApplicationShortcutIcon|class|NSObject NSObjectProtocol|IconType hash init init(systemImageName:) init(templateImageName:) init(type:) isEqual
    UIApplicationShortcutIcon.IconType|enum|RawRepresentable|!= add alarm audio bookmark capturePhoto captureVideo cloud compose confirmation contact date favorite hash hashValue home init init(rawValue:) invitation location love mail markLocation message pause play prohibit search share shuffle task taskCompleted time update
    UIApplicationShortcutItem|class|NSCopying NSMutableCopying NSObject NSObjectProtocol|copy icon init init(type:localizedTitle:) init(type:localizedTitle:localizedSubtitle:icon:userInfo:) localizedSubtitle localizedTitle mutableCopy targetContentIdentifier type userInfo
    UIAttachmentBehavior|class|NSObjectProtocol UIDynamicBehavior|AttachmentType anchorPoint attachedBehaviorType attachmentRange damping fixedAttachment frequency frictionTorque init init(item:attachedTo:) init(item:attachedToAnchor:) init(item:offsetFromCenter:attachedTo:offsetFromCenter:) init(item:offsetFromCenter:attachedToAnchor:) items length limitAttachment pinAttachment slidingAttachment
    UIAttachmentBehavior.AttachmentType|enum|RawRepresentable|!= anchor hash hashValue init init(rawValue:) items
    UIAxis|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= both contains formIntersection formSymmetricDifference formUnion horizontal init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update vertical
    UIBackgroundConfiguration|struct||!= == backgroundColor backgroundColorTransformer backgroundInsets clear cornerRadius customView edgesAddingLayoutMarginsToBackgroundInsets hash image imageContentMode listAccompaniedSidebarCell listCell listFooter listGroupedCell listGroupedHeaderFooter listHeader listPlainCell listPlainHeaderFooter listSidebarCell listSidebarHeader resolvedBackgroundColor resolvedStrokeColor strokeColor strokeColorTransformer strokeOutset strokeWidth updated visualEffect
    UIBackgroundFetchResult|enum|RawRepresentable|!= failed hash hashValue init init(rawValue:) newData noData
    UIBackgroundRefreshStatus|enum|RawRepresentable|!= available denied hash hashValue init init(rawValue:) restricted
    UIBackgroundTaskIdentifier|struct|RawRepresentable|!= hash hashValue init init(rawValue:) invalid rawValue
    UIBarAppearance|class|NSCopying NSObject NSObjectProtocol|backgroundColor backgroundEffect backgroundImage backgroundImageContentMode configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground copy init init() init(barAppearance:) shadowColor
    UIBarButtonItem|class|NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIBarItem UIPopoverPresentationControllerSourceItem|Style SystemItem action changesSelectionAsPrimaryAction customView fixedSpace flexibleSpace hidesSharedBackground init init() init(barButtonSystemItem:target:action:) init(coder:) init(customView:) init(image:style:target:action:) init(primaryAction:) init(systemItem:primaryAction:menu:) init(title:image:primaryAction:menu:) init(title:image:target:action:menu:) init(title:style:target:action:) isHidden isSelected menu possibleTitles preferredMenuElementOrder primaryAction sharesBackground style target tintColor width
    UIBarButtonItem.Style|enum|RawRepresentable|!= done hash hashValue init init(rawValue:) plain prominent
    UIBarButtonItem.SystemItem|enum|RawRepresentable|!= action add bookmarks camera cancel close compose done edit fastForward fixedSpace flexibleSpace hash hashValue init init(rawValue:) organize pause play redo refresh reply rewind save search stop trash undo
    UIBarButtonItemAppearance|class|NSCopying NSObject NSObjectProtocol|configureWithDefault copy disabled highlighted init init() init(style:) normal
    UIBarButtonItemStateAppearance|class|NSObject NSObjectProtocol|titlePositionAdjustment titleTextAttributes
    UIBarItem|class|NSObject NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIPopoverPresentationControllerSourceItem|accessibilityHint accessibilityIdentifier accessibilityLabel appearance frame image imageInsets init init() init(coder:) isEnabled setTitleTextAttributes tag title titleTextAttributes
    UIBarMetrics|enum|RawRepresentable|!= compact compactPrompt default defaultPrompt hash hashValue init init(rawValue:)
    UIBarPosition|enum|RawRepresentable|!= any bottom hash hashValue init init(rawValue:) top topAttached
    UIBarPositioning|protocol|NSObjectProtocol|barPosition
    UIBarPositioningDelegate|protocol|NSObjectProtocol|position
    UIBarStyle|enum|RawRepresentable|!= black default hash hashValue init init(rawValue:)
    UIBaselineAdjustment|enum|RawRepresentable|!= alignBaselines alignCenters hash hashValue init init(rawValue:) none
    UIBezierPath|class|NSCopying NSObject NSObjectProtocol|addArc addClip addCurve addLine addQuadCurve append apply bounds cgPath close contains copy currentPoint fill getLineDash init init() init(arcCenter:radius:startAngle:endAngle:clockwise:) init(cgPath:) init(ovalIn:) init(rect:) init(roundedRect:byRoundingCorners:cornerRadii:) init(roundedRect:cornerRadius:) isEmpty lineCapStyle lineJoinStyle lineWidth miterLimit move removeAllPoints reversing setLineDash stroke usesEvenOddFillRule
    UIBlurEffect|class|NSObjectProtocol UIVisualEffect|Style hash init init(style:) isEqual
    UIBlurEffect.Style|enum|RawRepresentable|!= dark extraLight hash hashValue init init(rawValue:) light prominent regular systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
    UIButton|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|ButtonType Configuration ConfigurationUpdateHandler Role adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle automaticallyUpdatesConfiguration awakeFromNib backgroundImage backgroundRect buttonType changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets contentRect contextMenuInteraction currentAttributedTitle currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle currentTitleColor currentTitleShadowColor image imageEdgeInsets imageRect imageView init init(coder:) init(configuration:primaryAction:) init(frame:) init(frame:primaryAction:) init(type:) init(type:primaryAction:) intrinsicContentSize isEnabled isHighlighted isSelected layoutSubviews menu point preferredMenuElementOrder preferredSymbolConfigurationForImage role setAttributedTitle setBackgroundImage setImage setNeedsUpdateConfiguration setPreferredSymbolConfiguration setTitle setTitleColor setTitleShadowColor showsMenuAsPrimaryAction sizeThatFits subtitleLabel tintColorDidChange title titleColor titleEdgeInsets titleLabel titleRect titleShadowColor updateConfiguration
    UIButton.ButtonType|enum|RawRepresentable|!= close contactAdd custom detailDisclosure hash hashValue infoDark infoLight init init(rawValue:) roundedRect system
    UIButton.Configuration|struct||!= CornerStyle Indicator Size TitleAlignment activityIndicatorColorTransformer attributedSubtitle attributedTitle automaticallyUpdateForSelection background baseBackgroundColor baseForegroundColor bordered borderedProminent borderedTinted borderless buttonSize contentInsets cornerStyle filled gray hash image imageColorTransformer imagePadding imagePlacement imageReservation indicator indicatorColorTransformer plain preferredSymbolConfigurationForImage setDefaultContentInsets showsActivityIndicator subtitle subtitleLineBreakMode subtitleTextAttributesTransformer tinted title titleAlignment titleLineBreakMode titlePadding titleTextAttributesTransformer updated
    UIButton.Configuration.CornerStyle|enum||!= capsule dynamic fixed large medium small
    UIButton.Configuration.Indicator|enum|RawRepresentable|!= automatic hash hashValue init init(rawValue:) none popup
    UIButton.Configuration.Size|enum||!= large medium mini small
    UIButton.Configuration.TitleAlignment|enum||!= automatic center leading trailing
    UIButton.ConfigurationUpdateHandler|typealias||
    UIButton.Role|enum|RawRepresentable|!= cancel destructive hash hashValue init init(rawValue:) normal primary
    UICalendarSelection|class|NSObject NSObjectProtocol|updateSelectableDates
    UICalendarSelectionMultiDate|class|NSObjectProtocol UICalendarSelection|delegate init init(delegate:) selectedDates setSelectedDates
    UICalendarSelectionMultiDateDelegate|protocol||multiDateSelection
    UICalendarSelectionSingleDate|class|NSObjectProtocol UICalendarSelection|delegate init init(delegate:) selectedDate setSelected
    UICalendarSelectionSingleDateDelegate|protocol||dateSelection
    UICalendarSelectionWeekOfYear|class|NSObjectProtocol UICalendarSelection|delegate init init(delegate:) selectedWeekOfYear setSelectedWeekOfYear
    UICalendarSelectionWeekOfYearDelegate|protocol||week
    UICalendarView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|Decoration DecorationSize availableDateRange calendar delegate fontDesign init init(coder:) init(frame:) intrinsicContentSize layoutSubviews locale reloadDecorations selectionBehavior setVisibleDateComponents sizeThatFits timeZone visibleDateComponents wantsDateDecorations
    UICalendarView.Decoration|class|NSObject NSObjectProtocol|customView default image init init()
    UICalendarView.DecorationSize|enum|RawRepresentable|!= hash hashValue init init(rawValue:) large medium small
    UICalendarViewDelegate|protocol||calendarView
    UICellAccessory|struct||AccessoryType ActionHandler CheckmarkOptions CustomViewConfiguration DeleteOptions DetailOptions DisclosureIndicatorOptions DisplayedState InsertOptions LabelOptions LayoutDimension MenuSelectedElementDidChangeHandler MultiselectOptions OutlineDisclosureOptions Placement PopUpMenuOptions ReorderOptions accessoryType checkmark customView delete detail disclosureIndicator insert label multiselect outlineDisclosure popUpMenu reorder
    UICellAccessory.AccessoryType|enum||!= checkmark customView delete detail disclosureIndicator insert label multiselect outlineDisclosure popUpMenu reorder
    UICellAccessory.ActionHandler|typealias||
    UICellAccessory.CheckmarkOptions|struct||init init(isHidden:reservedLayoutWidth:tintColor:) isHidden reservedLayoutWidth tintColor
    UICellAccessory.CustomViewConfiguration|struct||customView init init(customView:placement:isHidden:reservedLayoutWidth:tintColor:maintainsFixedSize:) isHidden maintainsFixedSize placement reservedLayoutWidth tintColor
    UICellAccessory.DeleteOptions|struct||backgroundColor init init(isHidden:reservedLayoutWidth:tintColor:backgroundColor:) isHidden reservedLayoutWidth tintColor
    UICellAccessory.DetailOptions|struct||init init(isHidden:reservedLayoutWidth:tintColor:) isHidden reservedLayoutWidth tintColor
    UICellAccessory.DisclosureIndicatorOptions|struct||init init(isHidden:reservedLayoutWidth:tintColor:) isHidden reservedLayoutWidth tintColor
    UICellAccessory.DisplayedState|enum||!= always whenEditing whenNotEditing
    UICellAccessory.InsertOptions|struct||backgroundColor init init(isHidden:reservedLayoutWidth:tintColor:backgroundColor:) isHidden reservedLayoutWidth tintColor
    UICellAccessory.LabelOptions|struct||adjustsFontForContentSizeCategory font init init(isHidden:reservedLayoutWidth:tintColor:font:adjustsFontForContentSizeCategory:) isHidden reservedLayoutWidth tintColor
    UICellAccessory.LayoutDimension|enum||actual custom standard
    UICellAccessory.MenuSelectedElementDidChangeHandler|typealias||
    UICellAccessory.MultiselectOptions|struct||backgroundColor init init(isHidden:reservedLayoutWidth:tintColor:backgroundColor:) isHidden reservedLayoutWidth tintColor
    UICellAccessory.OutlineDisclosureOptions|struct||Style init init(style:isHidden:reservedLayoutWidth:tintColor:) isHidden reservedLayoutWidth style tintColor
    UICellAccessory.OutlineDisclosureOptions.Style|enum||!= automatic cell header
    UICellAccessory.Placement|enum||Position leading position trailing
    UICellAccessory.Placement.Position|typealias||
    UICellAccessory.PopUpMenuOptions|struct||init init(isHidden:reservedLayoutWidth:tintColor:) isHidden reservedLayoutWidth tintColor
    UICellAccessory.ReorderOptions|struct||init init(isHidden:reservedLayoutWidth:tintColor:showsVerticalSeparator:) isHidden reservedLayoutWidth showsVerticalSeparator tintColor
    UICellConfigurationState|struct|UIConfigurationState|!= DragState DropState cellDragState cellDropState init init(traitCollection:) isDisabled isEditing isExpanded isFocused isHighlighted isPinned isReordering isSelected isSwiped subscript traitCollection
    UICellConfigurationState.DragState|enum||!= dragging lifting none
    UICellConfigurationState.DropState|enum||!= none notTargeted targeted
    UICollectionLayoutListConfiguration|struct||Appearance ContentHuggingElements FooterMode HeaderMode ItemSeparatorHandler SwipeActionsConfigurationProvider appearance backgroundColor contentHuggingElements footerMode headerMode headerTopPadding init init(appearance:) itemSeparatorHandler leadingSwipeActionsConfigurationProvider separatorConfiguration showsSeparators trailingSwipeActionsConfigurationProvider
    UICollectionLayoutListConfiguration.Appearance|enum||!= grouped insetGrouped plain sidebar sidebarPlain
    UICollectionLayoutListConfiguration.ContentHuggingElements|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting supplementaryHeader symmetricDifference union update
    UICollectionLayoutListConfiguration.FooterMode|enum||!= none supplementary
    UICollectionLayoutListConfiguration.HeaderMode|enum||!= firstItemInSection none supplementary
    UICollectionLayoutListConfiguration.ItemSeparatorHandler|typealias||
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider|typealias||
    UICollectionLayoutSectionOrthogonalScrollingBehavior|enum|RawRepresentable|!= continuous continuousGroupLeadingBoundary groupPaging groupPagingCentered hash hashValue init init(rawValue:) none paging
    UICollectionLayoutSectionOrthogonalScrollingProperties|class|NSCopying NSObject NSObjectProtocol|Bounce DecelerationRate bounce copy decelerationRate init init()
    UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce|enum|RawRepresentable|!= always automatic hash hashValue init init(rawValue:) never
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate|struct|RawRepresentable|!= automatic fast hash hashValue init init(rawValue:) normal rawValue
    UICollectionReusableView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|apply didTransition init init(coder:) init(frame:) preferredLayoutAttributesFitting prepareForReuse reuseIdentifier sizeThatFits systemLayoutSizeFitting willTransition
    UICollectionView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDataSourceTranslating UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollView UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|CellRegistration ElementCategory LayoutInteractiveTransitionCompletion ScrollDirection ScrollPosition SelfSizingInvalidation SupplementaryRegistration adjustedContentInsetDidChange allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing anchorsVisibleContent backgroundView beginInteractiveMovementForItem cancelInteractiveMovement cancelInteractiveTransition cellForItem collectionViewLayout contextMenuInteraction dataSource dataSourceIndexPath dataSourceSectionIndex delegate deleteItems deleteSections dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary dequeueReusableCell dequeueReusableSupplementaryView deselectItem dragDelegate dragInteractionEnabled dropDelegate elementKindSectionFooter elementKindSectionHeader endInteractiveMovement finishInteractiveTransition hasActiveDrag hasActiveDrop hasUncommittedUpdates indexPath indexPathForItem indexPathsForSelectedItems indexPathsForVisibleItems indexPathsForVisibleSupplementaryElements init init(coder:) init(frame:collectionViewLayout:) insertItems insertSections isEditing isPrefetchingEnabled layoutAttributesForItem layoutAttributesForSupplementaryElement layoutMarginsDidChange layoutSubviews moveItem moveSection numberOfItems numberOfSections performBatchUpdates performUsingPresentationValues prefetchDataSource presentationIndexPath presentationSectionIndex reconfigureItems register reloadData reloadItems reloadSections scrollToItem selectItem selectionFollowsFocus selfSizingInvalidation setCollectionViewLayout startInteractiveTransition supplementaryView updateInteractiveMovementTargetPosition visibleCells visibleSupplementaryViews
    UICollectionView.CellRegistration|struct||Handler init init(cellNib:handler:) init(handler:)
    UICollectionView.CellRegistration.Handler|typealias||
    UICollectionView.ElementCategory|enum|RawRepresentable|!= cell decorationView hash hashValue init init(rawValue:) supplementaryView
    UICollectionView.LayoutInteractiveTransitionCompletion|typealias||
    UICollectionView.ScrollDirection|enum|RawRepresentable|!= hash hashValue horizontal init init(rawValue:) vertical
    UICollectionView.ScrollPosition|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= bottom centeredHorizontally centeredVertically contains formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset left rawValue remove right subtract subtracting symmetricDifference top union update
    UICollectionView.SelfSizingInvalidation|enum|RawRepresentable|!= disabled enabled enabledIncludingConstraints hash hashValue init init(rawValue:)
    UICollectionView.SupplementaryRegistration|struct||Handler init init(elementKind:handler:) init(supplementaryNib:elementKind:handler:)
    UICollectionView.SupplementaryRegistration.Handler|typealias||
    UICollectionViewCell|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICollectionReusableView UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|ConfigurationUpdateHandler DragState accessibilityCustomActions automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration dragStateDidChange init init(coder:) init(frame:) isHighlighted isSelected isUserInteractionEnabled layoutSubviews selectedBackgroundView setNeedsUpdateConfiguration sizeThatFits updateConfiguration
    UICollectionViewCell.ConfigurationUpdateHandler|typealias||
    UICollectionViewCell.DragState|enum|RawRepresentable|!= dragging hash hashValue init init(rawValue:) lifting none
    UICollectionViewCompositionalLayout|class|NSObjectProtocol UICollectionViewLayout|collectionViewContentSize configuration init init(coder:) init(section:) init(section:configuration:) init(sectionProvider:) init(sectionProvider:configuration:) invalidateLayout invalidationContext layoutAttributesForElements list prepare shouldInvalidateLayout
    UICollectionViewCompositionalLayoutConfiguration|class|NSCopying NSObject NSObjectProtocol|boundarySupplementaryItems contentInsetsReference copy init init() interSectionSpacing scrollDirection
    UICollectionViewCompositionalLayoutSectionProvider|typealias||
    UICollectionViewController|class|NSObjectProtocol UIAppearanceContainer UICollectionViewDataSource UICollectionViewDelegate UIContentContainer UIResponderStandardEditActions UIScrollViewDelegate UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|clearsSelectionOnViewWillAppear collectionView collectionViewDidEndMultipleSelectionInteraction collectionViewLayout indexTitles init init(coder:) init(collectionViewLayout:) init(nibName:bundle:) installsStandardGestureForInteractiveMovement loadView numberOfSections scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging viewForZooming viewWillAppear
    UICollectionViewDataSource|protocol|NSObjectProtocol|collectionView indexTitles numberOfSections
    UICollectionViewDataSourcePrefetching|protocol|NSObjectProtocol|collectionView
    UICollectionViewDelegate|protocol|NSObjectProtocol UIScrollViewDelegate|collectionView collectionViewDidEndMultipleSelectionInteraction
    UICollectionViewDelegateFlowLayout|protocol|NSObjectProtocol UICollectionViewDelegate UIScrollViewDelegate|collectionView
    UICollectionViewDiffableDataSource|class|NSObject NSObjectProtocol UICollectionViewDataSource|CellProvider ReorderingHandlers SectionSnapshotHandlers SupplementaryViewProvider apply applySnapshotUsingReloadData collectionView description index indexPath indexTitles init init(collectionView:cellProvider:) itemIdentifier numberOfSections reorderingHandlers sectionIdentifier sectionSnapshotHandlers snapshot supplementaryViewProvider
    UICollectionViewDiffableDataSource.CellProvider|typealias||
    UICollectionViewDiffableDataSource.ReorderingHandlers|struct||canReorderItem didReorder init init() willReorder
    UICollectionViewDiffableDataSource.SectionSnapshotHandlers|struct||init init() shouldCollapseItem shouldExpandItem snapshotForExpandingParent willCollapseItem willExpandItem
    UICollectionViewDiffableDataSource.SupplementaryViewProvider|typealias||
    UICollectionViewDragDelegate|protocol|NSObjectProtocol|collectionView
    UICollectionViewDropCoordinator|protocol|NSObjectProtocol|destinationIndexPath drop items proposal session
    UICollectionViewDropDelegate|protocol|NSObjectProtocol|collectionView
    UICollectionViewDropItem|protocol|NSObjectProtocol|dragItem previewSize sourceIndexPath
    UICollectionViewDropProposal|class|NSCopying NSObjectProtocol UIDropProposal|Intent copy init init(operation:) init(operation:intent:) intent
    UICollectionViewDropProposal.Intent|enum|RawRepresentable|!= hash hashValue init init(rawValue:) insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
    UICollectionViewFlowLayout|class|NSObjectProtocol UICollectionViewLayout|SectionInsetReference automaticSize collectionViewContentSize developmentLayoutDirection estimatedItemSize footerReferenceSize headerReferenceSize init init() init(coder:) invalidateLayout invalidationContext invalidationContextClass itemSize layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView minimumInteritemSpacing minimumLineSpacing prepare scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference shouldInvalidateLayout
    UICollectionViewFlowLayout.SectionInsetReference|enum|RawRepresentable|!= fromContentInset fromLayoutMargins fromSafeArea hash hashValue init init(rawValue:)
    UICollectionViewFlowLayoutInvalidationContext|class|NSObjectProtocol UICollectionViewLayoutInvalidationContext|init init() invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    UICollectionViewFocusUpdateContext|class|NSObjectProtocol UIFocusUpdateContext|nextFocusedIndexPath previouslyFocusedIndexPath
    UICollectionViewLayout|class|NSObject NSObjectProtocol|collectionView collectionViewContentSize developmentLayoutDirection finalLayoutAttributesForDisappearingDecorationElement finalLayoutAttributesForDisappearingItem finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange finalizeCollectionViewUpdates finalizeLayoutTransition flipsHorizontallyInOppositeLayoutDirection indexPathsToDeleteForDecorationView indexPathsToDeleteForSupplementaryView indexPathsToInsertForDecorationView indexPathsToInsertForSupplementaryView init init() init(coder:) initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem initialLayoutAttributesForAppearingSupplementaryElement invalidateLayout invalidationContext invalidationContextClass invalidationContextForEndingInteractiveMovementOfItems layoutAttributesClass layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForInteractivelyMovingItem layoutAttributesForItem layoutAttributesForSupplementaryView prepare prepareForTransition register shouldInvalidateLayout targetContentOffset targetIndexPath
    UICollectionViewLayoutAttributes|class|NSCopying NSObject NSObjectProtocol UIDynamicItem|alpha bounds center collisionBoundingPath collisionBoundsType copy frame hash indexPath init init() init(forCellWith:) init(forDecorationViewOfKind:with:) init(forSupplementaryViewOfKind:with:) isEqual isHidden representedElementCategory representedElementKind size transform transform3D zIndex
    UICollectionViewLayoutInvalidationContext|class|NSObject NSObjectProtocol|contentOffsetAdjustment contentSizeAdjustment init init() interactiveMovementTarget invalidateDataSourceCounts invalidateDecorationElements invalidateEverything invalidateItems invalidateSupplementaryElements invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths previousIndexPathsForInteractivelyMovingItems targetIndexPathsForInteractivelyMovingItems
    UICollectionViewListCell|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICollectionViewCell UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|accessories backgroundConfiguration defaultBackgroundConfiguration defaultContentConfiguration indentationLevel indentationWidth indentsAccessories init init(coder:) init(frame:) safeAreaInsetsDidChange separatorLayoutGuide systemLayoutSizeFitting
    UICollectionViewTransitionLayout|class|NSObjectProtocol UICollectionViewLayout|collectionViewContentSize currentLayout finalizeAnimatedBoundsChange finalizeCollectionViewUpdates init init(coder:) init(currentLayout:nextLayout:) invalidateLayout invalidationContext layoutAttributesForElements nextLayout prepare shouldInvalidateLayout transitionProgress updateValue value
    UICollectionViewUpdateItem|class|NSObject NSObjectProtocol|Action indexPathAfterUpdate indexPathBeforeUpdate init init() updateAction
    UICollectionViewUpdateItem.Action|enum|RawRepresentable|!= delete hash hashValue init init(rawValue:) insert move none reload
    UICollisionBehavior|class|NSObjectProtocol UIDynamicBehavior|Mode addBoundary addItem boundary boundaryIdentifiers collisionDelegate collisionMode init init(items:) items removeAllBoundaries removeBoundary removeItem setTranslatesReferenceBoundsIntoBoundary translatesReferenceBoundsIntoBoundary
    UICollisionBehavior.Mode|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= boundaries contains everything formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset items rawValue remove subtract subtracting symmetricDifference union update
    UICollisionBehaviorDelegate|protocol|NSObjectProtocol|collisionBehavior
    UIColor|class|AttributeObject NSCopying|black blue brown cgColor clear copy cyan darkGray darkText description getHue getRed getWhite gray green hash init init(cgColor:) init(displayP3Red:green:blue:alpha:) init(dynamicProvider:) init(hue:saturation:brightness:alpha:) init(named:) init(named:in:compatibleWith:) init(red:green:blue:alpha:) init(white:alpha:) isEqual label lightGray lightText link magenta opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red resolvedColor secondaryLabel secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator set setFill setStroke systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground white withAlphaComponent yellow
    UIColorPickerViewController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|delegate init init() init(coder:) selectedColor supportsAlpha title viewDidLoad viewWillAppear
    UIColorPickerViewControllerDelegate|protocol||colorPickerViewController colorPickerViewControllerDidFinish colorPickerViewControllerDidSelectColor
    UIColorWell|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|accessibilityActivate init init(coder:) init(frame:) intrinsicContentSize isEnabled layoutSubviews selectedColor sizeThatFits supportsAlpha title traitCollectionDidChange
    UICommand|class|NSObjectProtocol UIMenuElement UIMenuLeaf|action attributes discoverabilityTitle image init init(title:subtitle:image:selectedImage:action:propertyList:discoverabilityTitle:attributes:state:) performWithSender propertyList selectedImage sender state title
    UIConfigurationColorTransformer|struct||callAsFunction grayscale init init(_:) transform
    UIConfigurationState|protocol||init init(traitCollection:) subscript traitCollection
    UIConfigurationStateCustomKey|struct|RawRepresentable|!= hash hashValue init init(_:) init(rawValue:) rawValue
    UIConfigurationTextAttributesTransformer|struct||callAsFunction init init(_:) transform
    UIContentConfiguration|protocol||makeContentView updated
    UIContentContainer|protocol|NSObjectProtocol|preferredContentSize preferredContentSizeDidChange size systemLayoutFittingSizeDidChange viewWillTransition willTransition
    UIContentInsetsReference|enum|RawRepresentable|!= automatic hash hashValue init init(rawValue:) layoutMargins none readableContent safeArea
    UIContentSizeCategory|struct|Comparable RawRepresentable|!= ... ..< < <= > >= accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge accessibilityMedium didChangeNotification extraExtraExtraLarge extraExtraLarge extraLarge extraSmall hash hashValue init init(rawValue:) isAccessibilityCategory large medium newValueUserInfoKey rawValue small unspecified
    UIContentUnavailableConfiguration|struct|UIContentConfiguration|!= == Alignment ButtonProperties ImageProperties TextProperties alignment attributedText axesPreservingSuperviewLayoutMargins background button buttonProperties buttonToSecondaryButtonPadding directionalLayoutMargins empty hash image imageProperties imageToTextPadding loading makeContentView search secondaryAttributedText secondaryButton secondaryButtonProperties secondaryText secondaryTextProperties text textProperties textToButtonPadding textToSecondaryTextPadding updated
    UIContentUnavailableConfiguration.Alignment|enum||!= center natural
    UIContentUnavailableConfiguration.ButtonProperties|struct||!= == hash isEnabled menu primaryAction
    UIContentUnavailableConfiguration.ImageProperties|typealias||
    UIContentUnavailableConfiguration.TextProperties|typealias||
    UIContentUnavailableConfigurationState|struct|UIConfigurationState|!= init init(traitCollection:) searchText subscript traitCollection
    UIContentUnavailableView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContentView UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|configuration init init(coder:) init(configuration:) intrinsicContentSize layoutSubviews safeAreaInsetsDidChange sizeThatFits supports tintColorDidChange
    UIContentView|protocol|NSObjectProtocol|configuration supports
    UIContextMenuActionProvider|typealias||
    UIContextMenuConfiguration|class|NSObject NSObjectProtocol|ElementOrder identifier init init(identifier:previewProvider:actionProvider:) preferredMenuElementOrder
    UIContextMenuConfiguration.ElementOrder|enum|RawRepresentable|!= automatic fixed hash hashValue init init(rawValue:) priority
    UIContextMenuContentPreviewProvider|typealias||
    UIContextMenuInteraction|class|NSObject NSObjectProtocol UIInteraction|Appearance delegate didMove dismissMenu init init(delegate:) location menuAppearance updateVisibleMenu view willMove
    UIContextMenuInteraction.Appearance|enum|RawRepresentable|!= compact hash hashValue init init(rawValue:) rich unknown
    UIContextMenuInteractionAnimating|protocol|NSObjectProtocol|addAnimations addCompletion previewViewController
    UIContextMenuInteractionCommitAnimating|protocol|NSObjectProtocol UIContextMenuInteractionAnimating|preferredCommitStyle
    UIContextMenuInteractionCommitStyle|enum|RawRepresentable|!= dismiss hash hashValue init init(rawValue:) pop
    UIContextMenuInteractionDelegate|protocol|NSObjectProtocol|contextMenuInteraction
    UIContextualAction|class|NSObject NSObjectProtocol|Handler Style backgroundColor handler image init init(style:title:handler:) style title
    UIContextualAction.Handler|typealias||
    UIContextualAction.Style|enum|RawRepresentable|!= destructive hash hashValue init init(rawValue:) normal
    UIControl|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|ContentHorizontalAlignment ContentVerticalAlignment Event State accessibilityActivate actions addAction addTarget allControlEvents allTargets beginTracking cancelTracking contentHorizontalAlignment contentVerticalAlignment contextMenuInteraction continueTracking effectiveContentHorizontalAlignment endTracking enumerateEventHandlers init init(coder:) init(frame:) init(frame:primaryAction:) isContextMenuInteractionEnabled isEnabled isHighlighted isSelected isTouchInside isTracking isUserInteractionEnabled menuAttachmentPoint removeAction removeTarget sendAction sendActions showsMenuAsPrimaryAction state touchesBegan touchesCancelled touchesEnded touchesMoved
    UIControl.ContentHorizontalAlignment|enum|RawRepresentable|!= center fill hash hashValue init init(rawValue:) leading left right trailing
    UIControl.ContentVerticalAlignment|enum|RawRepresentable|!= bottom center fill hash hashValue init init(rawValue:) top
    UIControl.Event|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= allEditingEvents allEvents allTouchEvents applicationReserved contains editingChanged editingDidBegin editingDidEnd editingDidEndOnExit formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset menuActionTriggered primaryActionTriggered rawValue remove subtract subtracting symmetricDifference systemReserved touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside union update valueChanged
    UIControl.State|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= application contains disabled formIntersection formSymmetricDifference formUnion hash hashValue highlighted init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset normal rawValue remove reserved selected subtract subtracting symmetricDifference union update
    UICoordinateSpace|protocol|NSObjectProtocol|bounds convert
    UICubicTimingParameters|class|NSObject NSObjectProtocol UITimingCurveProvider|animationCurve controlPoint1 controlPoint2 cubicTimingParameters init init() init(animationCurve:) init(controlPoint1:controlPoint2:) springTimingParameters timingCurveType
    UIDataSourceTranslating|protocol|NSObjectProtocol|dataSourceIndexPath dataSourceSectionIndex performUsingPresentationValues presentationIndexPath presentationSectionIndex
    UIDatePicker|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|Mode calendar countDownDuration date datePickerMode datePickerStyle init init(coder:) init(frame:) intrinsicContentSize isEnabled layoutSubviews locale maximumDate minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval setDate sizeThatFits timeZone willMove
    UIDatePicker.Mode|enum|RawRepresentable|!= countDownTimer date dateAndTime hash hashValue init init(rawValue:) time yearAndMonth
    UIDatePickerStyle|enum|RawRepresentable|!= automatic compact hash hashValue init init(rawValue:) inline wheels
    UIDeferredMenuElement|class|NSObjectProtocol UIMenuElement|init init(_:) uncached
    UIDevice|class|NSObject NSObjectProtocol|BatteryState batteryLevel batteryLevelDidChangeNotification batteryState batteryStateDidChangeNotification beginGeneratingDeviceOrientationNotifications current endGeneratingDeviceOrientationNotifications identifierForVendor isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications isMultitaskingSupported isProximityMonitoringEnabled localizedModel model name orientation orientationDidChangeNotification playInputClick proximityState proximityStateDidChangeNotification systemName systemVersion userInterfaceIdiom
    UIDevice.BatteryState|enum|RawRepresentable|!= charging full hash hashValue init init(rawValue:) unknown unplugged
    UIDeviceOrientation|enum|RawRepresentable|!= faceDown faceUp hash hashValue init init(rawValue:) isFlat isLandscape isPortrait isValidInterfaceOrientation landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    UIDisplayGamut|enum|RawRepresentable|!= P3 SRGB hash hashValue init init(rawValue:) unspecified
    UIDocumentInteractionController|class|NSObject NSObjectProtocol|annotation delegate dismissMenu dismissPreview gestureRecognizers icons init init(url:) name presentOpenInMenu presentOptionsMenu presentPreview url uti
    UIDocumentInteractionControllerDelegate|protocol||documentInteractionController documentInteractionControllerDidDismissOpenInMenu documentInteractionControllerDidDismissOptionsMenu documentInteractionControllerDidEndPreview documentInteractionControllerRectForPreview documentInteractionControllerViewControllerForPreview documentInteractionControllerViewForPreview documentInteractionControllerWillBeginPreview documentInteractionControllerWillPresentOpenInMenu documentInteractionControllerWillPresentOptionsMenu
    UIDocumentPickerDelegate|protocol||documentPicker documentPickerWasCancelled
    UIDocumentPickerMode|enum|RawRepresentable|!= exportToService hash hashValue import init init(rawValue:) moveToService open
    UIDocumentPickerViewController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|allowsMultipleSelection delegate directoryURL documentPickerMode init init(coder:) init(documentTypes:in:) init(forExporting:) init(forExporting:asCopy:) init(forOpeningContentTypes:) init(forOpeningContentTypes:asCopy:) init(url:in:) init(urls:in:) shouldShowFileExtensions viewDidLoad
    UIDragAnimating|protocol|NSObjectProtocol|addAnimations addCompletion
    UIDragDropSession|protocol|NSObjectProtocol|allowsMoveOperation canLoadObjects hasItemsConforming isRestrictedToDraggingApplication items location
    UIDragInteraction|class|NSObject NSObjectProtocol UIInteraction|allowsSimultaneousRecognitionDuringLift delegate didMove init init(delegate:) isEnabled isEnabledByDefault view willMove
    UIDragInteractionDelegate|protocol|NSObjectProtocol|dragInteraction
    UIDragItem|class|NSObject NSObjectProtocol|init init(itemProvider:) itemProvider localObject previewProvider
    UIDragPreview|class|NSCopying NSObject NSObjectProtocol|copy init init(view:) init(view:parameters:) parameters view
    UIDragPreviewParameters|class|NSObjectProtocol UIPreviewParameters|
    UIDragPreviewTarget|class|NSObjectProtocol UIPreviewTarget|
    UIDragSession|protocol|NSObjectProtocol UIDragDropSession|localContext
    UIDropInteraction|class|NSObject NSObjectProtocol UIInteraction|allowsSimultaneousDropSessions delegate didMove init init(delegate:) view willMove
    UIDropInteractionDelegate|protocol|NSObjectProtocol|dropInteraction
    UIDropOperation|enum|RawRepresentable|!= cancel copy forbidden hash hashValue init init(rawValue:) move
    UIDropProposal|class|NSCopying NSObject NSObjectProtocol|copy init init(operation:) operation
    UIDropSession|protocol|NSObjectProtocol UIDragDropSession|loadObjects localDragSession progress
    UIDynamicAnimator|class|NSObject NSObjectProtocol|addBehavior behaviors delegate elapsedTime init init() init(collectionViewLayout:) init(referenceView:) isRunning items layoutAttributesForCell layoutAttributesForDecorationView layoutAttributesForSupplementaryView referenceView removeAllBehaviors removeBehavior updateItem
    UIDynamicAnimatorDelegate|protocol|NSObjectProtocol|dynamicAnimatorDidPause dynamicAnimatorWillResume
    UIDynamicBehavior|class|NSObject NSObjectProtocol|action addChildBehavior childBehaviors dynamicAnimator init init() removeChildBehavior willMove
    UIDynamicItem|protocol|NSObjectProtocol|bounds center collisionBoundingPath collisionBoundsType transform
    UIDynamicItemBehavior|class|NSObjectProtocol UIDynamicBehavior|addAngularVelocity addItem addLinearVelocity allowsRotation angularResistance angularVelocity charge density elasticity friction init init(items:) isAnchored items linearVelocity removeItem resistance
    UIDynamicItemCollisionBoundsType|enum|RawRepresentable|!= ellipse hash hashValue init init(rawValue:) path rectangle
    UIDynamicItemGroup|class|NSObject NSObjectProtocol UIDynamicItem|bounds center collisionBoundingPath collisionBoundsType init init(items:) items transform
    UIEdgeInsets|struct|Decodable Encodable|!= bottom init init() init(from:) init(top:left:bottom:right:) left right top zero
    UIEditMenuArrowDirection|enum|RawRepresentable|!= automatic down hash hashValue init init(rawValue:) left right up
    UIEditMenuConfiguration|class|NSObject NSObjectProtocol|identifier init init(identifier:sourcePoint:) preferredArrowDirection sourcePoint
    UIEditMenuInteraction|class|NSObject NSObjectProtocol UIInteraction|delegate didMove dismissMenu init init(delegate:) location presentEditMenu reloadVisibleMenu updateVisibleMenuPosition view willMove
    UIEditMenuInteractionAnimating|protocol|NSObjectProtocol|addAnimations addCompletion
    UIEditMenuInteractionDelegate|protocol|NSObjectProtocol|editMenuInteraction
    UIEvent|class|NSObject NSObjectProtocol|ButtonMask EventSubtype EventType allTouches buttonMask coalescedTouches init init() modifierFlags subtype timestamp touches type
    UIEvent.ButtonMask|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= button contains formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset primary rawValue remove secondary subtract subtracting symmetricDifference union update
    UIEvent.EventSubtype|enum|RawRepresentable|!= hash hashValue init init(rawValue:) motionShake none
    UIEvent.EventType|enum|RawRepresentable|!= hash hashValue hover init init(rawValue:) motion presses remoteControl scroll touches transform
    UIFeedbackGenerator|class|NSObject NSObjectProtocol|prepare
    UIFieldBehavior|class|NSObjectProtocol UIDynamicBehavior|addItem direction dragField electricField falloff field items linearGravityField magneticField minimumRadius position radialGravityField region removeItem springField strength velocityField vortexField
    UIFloatRange|struct||!= infinite init init() init(minimum:maximum:) isInfinite maximum minimum zero
    UIFocusAnimationCoordinator|class|NSObject NSObjectProtocol|addCoordinatedAnimations
    UIFocusHeading|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains down first formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset last left next previous rawValue remove right subtract subtracting symmetricDifference union up update
    UIFocusUpdateContext|class|NSObject NSObjectProtocol|focusHeading nextFocusedView previouslyFocusedView
    UIFont|class|AttributeObject NSCopying|TextStyle Weight ascender boldSystemFont buttonFontSize capHeight copy descender description familyName familyNames fontDescriptor fontName fontNames hash init init(descriptor:size:) init(name:size:) isEqual italicSystemFont labelFontSize leading lineHeight monospacedDigitSystemFont monospacedSystemFont pointSize preferredFont smallSystemFontSize systemFont systemFontSize withSize xHeight
    UIFont.TextStyle|struct|RawRepresentable|!= body callout caption1 caption2 footnote hash hashValue headline init init(rawValue:) largeTitle rawValue subheadline title1 title2 title3
    UIFont.Weight|struct|RawRepresentable|!= black bold hash hashValue heavy init init(_:) init(rawValue:) light medium rawValue regular semibold thin ultraLight
    UIFontDescriptor|class|NSCopying NSObject NSObjectProtocol|AttributeName SymbolicTraits SystemDesign TraitKey addingAttributes copy fontAttributes hash init init(fontAttributes:) init(name:size:) isEqual object pointSize postscriptName preferredFontDescriptor symbolicTraits withDesign withFace withFamily withSize withSymbolicTraits
    UIFontDescriptor.AttributeName|struct|RawRepresentable|!= face family hash hashValue init init(rawValue:) name rawValue size textStyle traits
    UIFontDescriptor.SymbolicTraits|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference traitBold traitItalic traitMonoSpace union update
    UIFontDescriptor.SystemDesign|struct|RawRepresentable|!= default hash hashValue init init(rawValue:) monospaced rawValue rounded serif
    UIFontDescriptor.TraitKey|struct|RawRepresentable|!= hash hashValue init init(rawValue:) rawValue symbolic weight
    UIFontMetrics|class|NSObject NSObjectProtocol|default init init(forTextStyle:) scaledFont scaledValue
    UIFontPickerViewController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|Configuration configuration delegate init init() init(coder:) init(configuration:) selectedFontDescriptor viewDidLoad
    UIFontPickerViewController.Configuration|class|NSObject NSObjectProtocol|displayUsingSystemFont filteredTraits includeFaces init init()
    UIFontPickerViewControllerDelegate|protocol||fontPickerViewControllerDidCancel fontPickerViewControllerDidPickFont
    UIGestureRecognizer|class|NSObject NSObjectProtocol|State addTarget allowedTouchTypes buttonMask canBePrevented canPrevent cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate ignore init init() init(target:action:) isEnabled location modifierFlags name numberOfTouches removeTarget require requiresExclusiveTouchType reset shouldBeRequiredToFail shouldReceive shouldRequireFailure state touchesBegan touchesCancelled touchesEnded touchesMoved view
    UIGestureRecognizer.State|enum|RawRepresentable|!= began cancelled changed ended failed hash hashValue init init(rawValue:) possible recognized
    UIGestureRecognizerDelegate|protocol||gestureRecognizer gestureRecognizerShouldBegin
    UIGraphicsImageRenderer|class|NSObjectProtocol UIGraphicsRenderer|allowsImageOutput image init init(bounds:) init(bounds:format:) init(size:) init(size:format:) jpegData pngData
    UIGraphicsImageRendererContext|class|NSObjectProtocol UIGraphicsRendererContext|currentImage
    UIGraphicsImageRendererFormat|class|NSObjectProtocol UIGraphicsRendererFormat|init init() init(for:) opaque scale
    UIGraphicsRenderer|class|NSObject NSObjectProtocol|allowsImageOutput format
    UIGraphicsRendererContext|class|NSObject NSObjectProtocol|cgContext clip fill format stroke
    UIGraphicsRendererFormat|class|NSObject NSObjectProtocol|bounds default init init() preferred
    UIGravityBehavior|class|NSObjectProtocol UIDynamicBehavior|addItem angle gravityDirection init init(items:) items magnitude removeItem setAngle
    UIHoverGestureRecognizer|class|NSObjectProtocol UIGestureRecognizer|canBePrevented canPrevent
    UIImage|class|NSItemProviderReading NSItemProviderWriting NSObject NSObjectProtocol|Configuration Orientation RenderingMode ResizingMode SymbolConfiguration SymbolScale SymbolWeight accessibilityIdentifier accessibilityLabel alignmentRectInsets animatedImage animatedImageNamed applyingSymbolConfiguration baselineOffsetFromBottom byPreparingForDisplay byPreparingThumbnail capInsets cgImage configuration description draw drawAsPattern duration flipsForRightToLeftLayoutDirection hash imageAsset imageFlippedForRightToLeftLayoutDirection imageOrientation imageWithoutBaseline images init init() init(cgImage:) init(cgImage:scale:orientation:) init(contentsOfFile:) init(data:) init(data:scale:) init(imageLiteralResourceName:) init(named:) init(named:in:compatibleWith:) init(named:in:with:) init(systemName:) init(systemName:compatibleWith:) init(systemName:withConfiguration:) isEqual isSymbolImage jpegData loadData object pngData prepareForDisplay prepareThumbnail preparingForDisplay preparingThumbnail readableTypeIdentifiersForItemProvider renderingMode resizableImage resizingMode scale size symbolConfiguration traitCollection withAlignmentRectInsets withBaselineOffset withConfiguration withHorizontallyFlippedOrientation withRenderingMode withTintColor writableTypeIdentifiersForItemProvider
    UIImage.Configuration|class|NSCopying NSObject NSObjectProtocol|applying copy hash init init(traitCollection:) isEqual traitCollection withTraitCollection
    UIImage.Orientation|enum|RawRepresentable|!= down downMirrored hash hashValue init init(rawValue:) left leftMirrored right rightMirrored up upMirrored
    UIImage.RenderingMode|enum|RawRepresentable|!= alwaysOriginal alwaysTemplate automatic hash hashValue init init(rawValue:)
    UIImage.ResizingMode|enum|RawRepresentable|!= hash hashValue init init(rawValue:) stretch tile
    UIImage.SymbolConfiguration|class|NSCopying NSObjectProtocol UIImage.Configuration|hash init init(font:) init(font:scale:) init(hierarchicalColor:) init(paletteColors:) init(pointSize:) init(pointSize:weight:) init(pointSize:weight:scale:) init(scale:) init(textStyle:) init(textStyle:scale:) init(weight:) isEqual
    UIImage.SymbolScale|enum|RawRepresentable|!= default hash hashValue init init(rawValue:) large medium small unspecified
    UIImage.SymbolWeight|enum|RawRepresentable|!= black bold hash hashValue heavy init init(rawValue:) light medium regular semibold thin ultraLight unspecified
    UIImageAsset|class|NSObject NSObjectProtocol|image init init() register unregister
    UIImagePickerController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UINavigationController UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|CameraCaptureMode CameraDevice CameraFlashMode ImageURLExportPreset InfoKey QualityType SourceType allowsEditing availableCaptureModes availableMediaTypes cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView cameraViewTransform delegate imageExportPreset isCameraDeviceAvailable isFlashAvailable isSourceTypeAvailable mediaTypes showsCameraControls sourceType startVideoCapture stopVideoCapture takePicture videoMaximumDuration videoQuality viewDidLoad
    UIImagePickerController.CameraCaptureMode|enum|RawRepresentable|!= hash hashValue init init(rawValue:) photo video
    UIImagePickerController.CameraDevice|enum|RawRepresentable|!= front hash hashValue init init(rawValue:) rear
    UIImagePickerController.CameraFlashMode|enum|RawRepresentable|!= auto hash hashValue init init(rawValue:) off on
    UIImagePickerController.ImageURLExportPreset|enum|RawRepresentable|!= compatible current hash hashValue init init(rawValue:)
    UIImagePickerController.InfoKey|struct|RawRepresentable|!= cropRect editedImage hash hashValue imageURL init init(rawValue:) livePhoto mediaMetadata mediaType mediaURL originalImage phAsset rawValue referenceURL
    UIImagePickerController.QualityType|enum|RawRepresentable|!= hash hashValue init init(rawValue:) type640x480 typeHigh typeIFrame1280x720 typeIFrame960x540 typeLow typeMedium
    UIImagePickerController.SourceType|enum|RawRepresentable|!= camera hash hashValue init init(rawValue:) photoLibrary savedPhotosAlbum
    UIImagePickerControllerDelegate|protocol||imagePickerController imagePickerControllerDidCancel
    UIImageView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|alignmentRectInsets animationDuration animationImages animationRepeatCount awakeFromNib highlightedAnimationImages highlightedImage image init init(coder:) init(frame:) init(image:) init(image:highlightedImage:) intrinsicContentSize isAnimating isHighlighted preferredSymbolConfiguration sizeThatFits startAnimating stopAnimating tintColorDidChange
    UIImpactFeedbackGenerator|class|NSObjectProtocol UIFeedbackGenerator|FeedbackStyle impactOccurred init init() init(style:) init(style:view:)
    UIImpactFeedbackGenerator.FeedbackStyle|enum|RawRepresentable|!= hash hashValue heavy init init(rawValue:) light medium rigid soft
    UIInputView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|Style allowsSelfSizing init init(coder:) init(frame:) init(frame:inputViewStyle:) inputViewStyle invalidateIntrinsicContentSize
    UIInputView.Style|enum|RawRepresentable|!= default hash hashValue init init(rawValue:) keyboard
    UIInputViewController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|dismissKeyboard inputView loadView
    UIInteraction|protocol||didMove view willMove
    UIInterfaceOrientation|enum|RawRepresentable|!= hash hashValue init init(rawValue:) isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    UIInterfaceOrientationMask|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= all allButUpsideDown contains formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset landscape landscapeLeft landscapeRight portrait portraitUpsideDown rawValue remove subtract subtracting symmetricDifference union update
    UIInterpolatingMotionEffect|class|NSCopying NSObjectProtocol UIMotionEffect|EffectType init init(coder:) init(keyPath:type:) keyPath keyPathsAndRelativeValues maximumRelativeValue minimumRelativeValue type
    UIInterpolatingMotionEffect.EffectType|enum|RawRepresentable|!= hash hashValue init init(rawValue:) tiltAlongHorizontalAxis tiltAlongVerticalAxis
    UIKey|class|NSObject NSObjectProtocol|characters charactersIgnoringModifiers keyCode modifierFlags
    UIKeyCommand|class|NSObjectProtocol UICommand UIMenuLeaf|f1 f10 f11 f12 f2 f3 f4 f5 f6 f7 f8 f9 init init() init(input:modifierFlags:action:) init(title:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:discoverabilityTitle:attributes:state:) input inputDelete inputDownArrow inputEnd inputEscape inputHome inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow modifierFlags
    UIKeyModifierFlags|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= alphaShift alternate command contains control formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset numericPad rawValue remove shift subtract subtracting symmetricDifference union update
    UIKeyboardAppearance|enum|RawRepresentable|!= alert dark default hash hashValue init init(rawValue:) light
    UIKeyboardHIDUsage|enum|RawRepresentable|!= hash hashValue init init(rawValue:) keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA keyboardApplication keyboardB keyboardBackslash keyboardC keyboardCapsLock keyboardCloseBracket keyboardComma keyboardD keyboardDeleteForward keyboardDeleteOrBackspace keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign keyboardEscape keyboardF keyboardF1 keyboardF10 keyboardF11 keyboardF12 keyboardF2 keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7 keyboardF8 keyboardF9 keyboardG keyboardGraveAccentAndTilde keyboardH keyboardHome keyboardHyphen keyboardI keyboardInsert keyboardJ keyboardK keyboardL keyboardLeftAlt keyboardLeftArrow keyboardLeftControl keyboardLeftGUI keyboardLeftShift keyboardM keyboardN keyboardNonUSBackslash keyboardNonUSPound keyboardO keyboardOpenBracket keyboardP keyboardPageDown keyboardPageUp keyboardPause keyboardPeriod keyboardPrintScreen keyboardQ keyboardQuote keyboardR keyboardReturnOrEnter keyboardRightAlt keyboardRightArrow keyboardRightControl keyboardRightGUI keyboardRightShift keyboardS keyboardScrollLock keyboardSemicolon keyboardSlash keyboardSpacebar keyboardT keyboardTab keyboardU keyboardUpArrow keyboardV keyboardW keyboardX keyboardY keyboardZ keypad0 keypad1 keypad2 keypad3 keypad4 keypad5 keypad6 keypad7 keypad8 keypad9 keypadAsterisk keypadEnter keypadHyphen keypadNumLock keypadPeriod keypadPlus keypadSlash
    UIKeyboardLayoutGuide|class|NSObjectProtocol UILayoutGuide|followsUndockedKeyboard usesBottomSafeArea
    UIKeyboardType|enum|RawRepresentable|!= URL alphabet asciiCapable asciiCapableNumberPad decimalPad default emailAddress hash hashValue init init(rawValue:) namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch
    UILabel|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText awakeFromNib baselineAdjustment draw drawText font highlightedTextColor init init(coder:) init(frame:) intrinsicContentSize isEnabled isHighlighted lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset sizeThatFits text textAlignment textColor textRect
    UILayoutGuide|class|NSObject NSObjectProtocol|bottomAnchor centerXAnchor centerYAnchor constraintsAffectingLayout description hasAmbiguousLayout heightAnchor identifier init init() init(coder:) layoutFrame leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
    UILayoutPriority|struct|Comparable RawRepresentable|!= + += - -= ... ..< < <= > >= defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel hash hashValue init init(_:) init(rawValue:) rawValue required sceneSizeStayPut
    UILayoutSupport|protocol|NSObjectProtocol|bottomAnchor heightAnchor length topAnchor
    UILegibilityWeight|enum|RawRepresentable|!= bold hash hashValue init init(rawValue:) regular unspecified
    UIListContentConfiguration|struct|UIContentConfiguration|!= == ImageProperties TextProperties accompaniedSidebarCell accompaniedSidebarSubtitleCell alpha attributedText axesPreservingSuperviewLayoutMargins cell directionalLayoutMargins extraProminentInsetGroupedHeader footer groupedFooter groupedHeader hash header image imageProperties imageToTextPadding makeContentView plainFooter plainHeader prefersSideBySideTextAndSecondaryText prominentInsetGroupedHeader secondaryAttributedText secondaryText secondaryTextProperties sidebarCell sidebarHeader sidebarSubtitleCell subtitleCell text textProperties textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding updated valueCell
    UIListContentConfiguration.ImageProperties|struct||!= == cornerRadius hash maximumSize preferredSymbolConfiguration reservedLayoutSize resolvedStrokeColor resolvedTintColor standardDimension strokeColor strokeColorTransformer strokeWidth tintColor tintColorTransformer
    UIListContentConfiguration.TextProperties|struct||!= == TextAlignment TextTransform adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment allowsDefaultTighteningForTruncation color colorTransformer font hash lineBreakMode minimumScaleFactor numberOfLines resolvedColor transform
    UIListContentConfiguration.TextProperties.TextAlignment|enum||!= center justified natural
    UIListContentConfiguration.TextProperties.TextTransform|enum||!= capitalized lowercase none uppercase
    UIListContentView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContentView UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|configuration imageLayoutGuide init init(coder:) init(configuration:) intrinsicContentSize layoutMarginsDidChange layoutSubviews secondaryTextLayoutGuide sizeThatFits supports textLayoutGuide tintColorDidChange
    UIListSeparatorConfiguration|struct||!= == Visibility automaticInsets bottomSeparatorInsets bottomSeparatorVisibility color hash init init(listAppearance:) multipleSelectionColor topSeparatorInsets topSeparatorVisibility visualEffect
    UIListSeparatorConfiguration.Visibility|enum||!= automatic hidden visible
    UILocalizedIndexedCollation|class|NSObject NSObjectProtocol|current init init() section sectionIndexTitles sectionTitles sortedArray
    UILongPressGestureRecognizer|class|NSObjectProtocol UIGestureRecognizer|allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired reset touchesBegan touchesCancelled touchesEnded touchesMoved
    UIMenu|class|NSObjectProtocol UIMenuElement|ElementSize Identifier Options children displayPreferences identifier init init(title:subtitle:image:identifier:options:preferredElementSize:children:) options preferredElementSize replacingChildren selectedElements
    UIMenu.ElementSize|enum|RawRepresentable|!= automatic hash hashValue init init(rawValue:) large medium small
    UIMenu.Identifier|struct|RawRepresentable|!= hash hashValue init init(_:) init(rawValue:) rawValue standardEdit
    UIMenu.Options|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains destructive displayAsPalette displayInline formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove singleSelection subtract subtracting symmetricDifference union update
    UIMenuController|class|NSObject NSObjectProtocol|ArrowDirection arrowDirection didHideMenuNotification didShowMenuNotification hideMenu isMenuVisible menuFrame menuItems setMenuVisible setTargetRect shared showMenu update willHideMenuNotification willShowMenuNotification
    UIMenuController.ArrowDirection|enum|RawRepresentable|!= default down hash hashValue init init(rawValue:) left right up
    UIMenuDisplayPreferences|class|NSObject NSObjectProtocol|maximumNumberOfTitleLines
    UIMenuElement|class|NSObject NSObjectProtocol|Attributes State image subtitle title
    UIMenuElement.Attributes|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains destructive disabled formIntersection formSymmetricDifference formUnion hash hashValue hidden init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset keepsMenuPresented rawValue remove subtract subtracting symmetricDifference union update
    UIMenuElement.State|enum|RawRepresentable|!= hash hashValue init init(rawValue:) mixed off on
    UIMenuItem|class|NSObject NSObjectProtocol|action init init(title:action:) title
    UIMenuLeaf|protocol|NSObjectProtocol|attributes discoverabilityTitle image performWithSender selectedImage sender state title
    UIModalPresentationStyle|enum|RawRepresentable|!= automatic currentContext custom formSheet fullScreen hash hashValue init init(rawValue:) none overCurrentContext overFullScreen pageSheet popover
    UIModalTransitionStyle|enum|RawRepresentable|!= coverVertical crossDissolve hash hashValue init init(rawValue:)
    UIMotionEffect|class|NSCopying NSObject NSObjectProtocol|copy init init() init(coder:) keyPathsAndRelativeValues
    UIMotionEffectGroup|class|NSCopying NSObjectProtocol UIMotionEffect|keyPathsAndRelativeValues motionEffects
    UIMutableApplicationShortcutItem|class|NSCopying NSMutableCopying NSObjectProtocol UIApplicationShortcutItem|copy icon localizedSubtitle localizedTitle targetContentIdentifier type userInfo
    UIMutableTraits|protocol||accessibilityContrast displayGamut displayScale horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory subscript userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
    UINavigationBar|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|backItem barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate init init(coder:) init(frame:) intrinsicContentSize isTranslucent items largeTitleTextAttributes layoutSubviews popItem prefersLargeTitles pushItem scrollEdgeAppearance setItems sizeThatFits standardAppearance tintColorDidChange titleTextAttributes topItem
    UINavigationBarAppearance|class|NSCopying NSObjectProtocol UIBarAppearance|buttonAppearance copy doneButtonAppearance init init() init(barAppearance:) largeTitleTextAttributes prominentButtonAppearance titlePositionAdjustment titleTextAttributes
    UINavigationBarDelegate|protocol|NSObjectProtocol UIBarPositioningDelegate|navigationBar
    UINavigationController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|Operation accessibilityPerformEscape barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle collapseSecondaryViewController delegate hideShowBarDuration hidesBarsOnSwipe hidesBarsOnTap init init(coder:) init(navigationBarClass:toolbarClass:) init(nibName:bundle:) init(rootViewController:) interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden loadView navigationBar popToRootViewController popToViewController popViewController preferredInterfaceOrientationForPresentation preferredStatusBarStyle prefersStatusBarHidden pushViewController separateSecondaryViewController setNavigationBarHidden setToolbarHidden setViewControllers shouldAutorotate show supportedInterfaceOrientations toolbar topViewController viewControllers viewDidLoad viewWillLayoutSubviews visibleViewController
    UINavigationController.Operation|enum|RawRepresentable|!= hash hashValue init init(rawValue:) none pop push
    UINavigationControllerDelegate|protocol||navigationController navigationControllerSupportedInterfaceOrientations
    UINavigationItem|class|NSObject NSObjectProtocol|BackButtonDisplayMode LargeTitleDisplayMode backAction backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance compactScrollEdgeAppearance hidesBackButton hidesSearchBarWhenScrolling init init() init(coder:) init(title:) largeTitleDisplayMode leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchController setHidesBackButton setLeftBarButton setLeftBarButtonItems setRightBarButton setRightBarButtonItems standardAppearance title titleView
    UINavigationItem.BackButtonDisplayMode|enum|RawRepresentable|!= default generic hash hashValue init init(rawValue:) minimal
    UINavigationItem.LargeTitleDisplayMode|enum|RawRepresentable|!= always automatic hash hashValue init init(rawValue:) inline never
    UINib|class|NSObject NSObjectProtocol|OptionsKey init init(nibName:bundle:) instantiate
    UINib.OptionsKey|struct|RawRepresentable|!= externalObjects hash hashValue init init(rawValue:) rawValue
    UINotificationFeedbackGenerator|class|NSObjectProtocol UIFeedbackGenerator|FeedbackType init init() notificationOccurred
    UINotificationFeedbackGenerator.FeedbackType|enum|RawRepresentable|!= error hash hashValue init init(rawValue:) success warning
    UIOffset|struct|Decodable Encodable|!= horizontal init init() init(from:) init(horizontal:vertical:) vertical zero
    UIOpenURLContext|class|NSObject NSObjectProtocol|options url
    UIPageControl|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|BackgroundStyle Direction InteractionState accessibilityDecrement accessibilityIncrement allowsContinuousInteraction backgroundStyle beginTracking cancelTracking continueTracking currentPage currentPageIndicatorImage currentPageIndicatorTintColor direction endTracking hidesForSinglePage indicatorImage init init(coder:) init(frame:) interactionState intrinsicContentSize isEnabled layoutSubviews numberOfPages pageIndicatorTintColor preferredCurrentPageIndicatorImage preferredIndicatorImage setCurrentPageIndicatorImage setIndicatorImage size sizeThatFits
    UIPageControl.BackgroundStyle|enum|RawRepresentable|!= automatic hash hashValue init init(rawValue:) minimal prominent
    UIPageControl.Direction|enum|RawRepresentable|!= bottomToTop hash hashValue init init(rawValue:) leftToRight natural rightToLeft topToBottom
    UIPageControl.InteractionState|enum|RawRepresentable|!= continuous discrete hash hashValue init init(rawValue:) none
    UIPageViewController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|NavigationDirection NavigationOrientation OptionsKey SpineLocation TransitionStyle childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle dataSource delegate gestureRecognizers init init(coder:) init(transitionStyle:navigationOrientation:options:) isDoubleSided loadView navigationOrientation setViewControllers spineLocation transitionStyle viewControllers viewWillTransition
    UIPageViewController.NavigationDirection|enum|RawRepresentable|!= forward hash hashValue init init(rawValue:) reverse
    UIPageViewController.NavigationOrientation|enum|RawRepresentable|!= hash hashValue horizontal init init(rawValue:) vertical
    UIPageViewController.OptionsKey|struct|RawRepresentable|!= hash hashValue init init(rawValue:) interPageSpacing rawValue spineLocation
    UIPageViewController.SpineLocation|enum|RawRepresentable|!= hash hashValue init init(rawValue:) max mid min none
    UIPageViewController.TransitionStyle|enum|RawRepresentable|!= hash hashValue init init(rawValue:) pageCurl scroll
    UIPageViewControllerDataSource|protocol|NSObjectProtocol|pageViewController presentationCount presentationIndex
    UIPageViewControllerDelegate|protocol|NSObjectProtocol|pageViewController
    UIPanGestureRecognizer|class|NSObjectProtocol UIGestureRecognizer|allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches setTranslation touchesBegan touchesCancelled touchesEnded touchesMoved translation velocity
    UIPasteboard|class|NSObject NSObjectProtocol|Name OptionsKey addItems changeCount changedNotification changedTypesAddedUserInfoKey changedTypesRemovedUserInfoKey color colors contains data general hasColors hasImages hasStrings hasURLs image images init init(name:create:) isPersistent itemProviders itemSet items name numberOfItems remove removedNotification setData setItemProviders setItems setObjects setValue string strings typeAutomatic typeListColor typeListImage typeListString typeListURL types url urls value values withUniqueName
    UIPasteboard.Name|struct|RawRepresentable|!= general hash hashValue init init(_:) init(rawValue:) rawValue
    UIPasteboard.OptionsKey|struct|RawRepresentable|!= expirationDate hash hashValue init init(rawValue:) localOnly rawValue
    UIPercentDrivenInteractiveTransition|class|NSObject NSObjectProtocol UIViewControllerInteractiveTransitioning|cancel completionCurve completionSpeed duration finish init init() pause percentComplete startInteractiveTransition timingCurve update wantsInteractiveStart
    UIPickerView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|dataSource delegate init init(coder:) init(frame:) intrinsicContentSize layoutSubviews numberOfComponents numberOfRows reloadAllComponents reloadComponent rowSize selectRow selectedRow showsSelectionIndicator sizeThatFits view
    UIPickerViewAccessibilityDelegate|protocol|NSObjectProtocol UIPickerViewDelegate|pickerView
    UIPickerViewDataSource|protocol|NSObjectProtocol|numberOfComponents pickerView
    UIPickerViewDelegate|protocol|NSObjectProtocol|pickerView
    UIPinchGestureRecognizer|class|NSObjectProtocol UIGestureRecognizer|reset scale touchesBegan touchesCancelled touchesEnded touchesMoved velocity
    UIPopoverArrowDirection|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= any contains down formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset left rawValue remove right subtract subtracting symmetricDifference union unknown up update
    UIPopoverPresentationController|class|NSObjectProtocol UIContentContainer UIPresentationController UITraitEnvironment|adaptivePresentationStyle adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect frameOfPresentedViewInContainerView passthroughViews permittedArrowDirections popoverLayoutMargins sourceItem sourceRect sourceView
    UIPopoverPresentationControllerDelegate|protocol|UIAdaptivePresentationControllerDelegate|popoverPresentationControllerDidDismissPopover popoverPresentationControllerShouldDismissPopover prepareForPopoverPresentation
    UIPopoverPresentationControllerSourceItem|protocol|NSObjectProtocol|frame
    UIPresentationController|class|NSObject NSObjectProtocol UIContentContainer UITraitEnvironment|adaptivePresentationStyle containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews delegate dismissalTransitionDidEnd dismissalTransitionWillBegin frameOfPresentedViewInContainerView init init(presentedViewController:presenting:) overrideTraitCollection preferredContentSize preferredContentSizeDidChange presentationStyle presentationTransitionDidEnd presentationTransitionWillBegin presentedView presentedViewController presenter presentingViewController shouldPresentInFullscreen shouldRemovePresentersView size systemLayoutFittingSizeDidChange traitCollection traitCollectionDidChange traitOverrides viewWillTransition willTransition
    UIPress|class|NSObject NSObjectProtocol|Phase PressType force init init() key phase responder timestamp type window
    UIPress.Phase|enum|RawRepresentable|!= began cancelled changed ended hash hashValue init init(rawValue:) stationary
    UIPress.PressType|enum|RawRepresentable|!= downArrow hash hashValue init init(rawValue:) leftArrow menu playPause rightArrow select upArrow
    UIPressesEvent|class|NSObjectProtocol UIEvent|allPresses init init()
    UIPreviewParameters|class|NSObject NSObjectProtocol|backgroundColor shadowPath visiblePath
    UIPreviewTarget|class|NSObject NSObjectProtocol|center container init init(container:center:) init(container:center:transform:) transform
    UIProgressView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|Style init init(coder:) init(frame:) init(progressViewStyle:) intrinsicContentSize layoutSubviews progress progressTintColor progressViewStyle setProgress sizeThatFits tintColorDidChange trackTintColor
    UIProgressView.Style|enum|RawRepresentable|!= bar default hash hashValue init init(rawValue:)
    UIPushBehavior|class|NSObjectProtocol UIDynamicBehavior|Mode active addItem angle init init(items:mode:) items magnitude mode pushDirection removeItem setAngle setTargetOffsetFromCenter targetOffsetFromCenter
    UIPushBehavior.Mode|enum|RawRepresentable|!= continuous hash hashValue init init(rawValue:) instantaneous
    UIRectCorner|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= allCorners bottomLeft bottomRight contains formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference topLeft topRight union update
    UIRectEdge|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= all bottom contains formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset left rawValue remove right subtract subtracting symmetricDifference top union update
    UIRefreshControl|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|attributedTitle beginRefreshing endRefreshing init init(coder:) init(frame:) intrinsicContentSize isRefreshing layoutSubviews sizeThatFits tintColorDidChange
    UIRegion|class|NSCopying NSObject NSObjectProtocol|contains copy difference infinite init init(radius:) init(size:) intersection inverse union
    UIResponder|class|NSObject NSObjectProtocol UIResponderStandardEditActions UIUserActivityRestoring|accessibilityActivate accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel accessibilityAttributedValue accessibilityContainerType accessibilityCustomActions accessibilityDecrement accessibilityElement accessibilityElementCount accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityIncrement accessibilityLabel accessibilityLanguage accessibilityNavigationStyle accessibilityPath accessibilityPerformEscape accessibilityPerformMagicTap accessibilityRespondsToUserInteraction accessibilityScroll accessibilityTraits accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal becomeFirstResponder canBecomeFirstResponder canPerformAction canResignFirstResponder copy cut delete index init init() inputAccessoryView inputAccessoryViewController inputView inputViewController isAccessibilityElement isFirstResponder keyCommands keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification next observeValue paste pasteAndMatchStyle pressesBegan pressesCancelled pressesChanged pressesEnded reloadInputViews resignFirstResponder restoreUserActivityState select selectAll shouldGroupAccessibilityChildren target touchesBegan touchesCancelled touchesEnded touchesMoved undoManager updateUserActivityState userActivity validate
    UIResponderStandardEditActions|protocol|NSObjectProtocol|copy cut delete paste pasteAndMatchStyle select selectAll
    UIReturnKeyType|enum|RawRepresentable|!= continue default done emergencyCall go google hash hashValue init init(rawValue:) join next route search send yahoo
    UIRotationGestureRecognizer|class|NSObjectProtocol UIGestureRecognizer|reset rotation touchesBegan touchesCancelled touchesEnded touchesMoved velocity
    UIScene|class|NSObjectProtocol UIResponder UIResponderStandardEditActions UIUserActivityRestoring|ActivationState ConnectionOptions OpenExternalURLOptions OpenURLOptions activationState delegate didActivateNotification didDisconnectNotification didEnterBackgroundNotification init init(session:connectionOptions:) next open session title willConnectNotification willDeactivateNotification willEnterForegroundNotification
    UIScene.ActivationState|enum|RawRepresentable|!= background foregroundActive foregroundInactive hash hashValue init init(rawValue:) unattached
    UIScene.ConnectionOptions|class|NSObject NSObjectProtocol|handoffUserActivityType shortcutItem sourceApplication urlContexts userActivities
    UIScene.OpenExternalURLOptions|class|NSObject NSObjectProtocol|universalLinksOnly
    UIScene.OpenURLOptions|class|NSObject NSObjectProtocol|openInPlace sourceApplication
    UISceneConfiguration|class|NSObject NSObjectProtocol|delegateClass init init(name:sessionRole:) name role sceneClass storyboard
    UISceneDelegate|protocol|NSObjectProtocol|scene sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive stateRestorationActivity
    UISceneSession|class|NSObject NSObjectProtocol|Role configuration persistentIdentifier role scene stateRestorationActivity userInfo
    UISceneSession.Role|struct|RawRepresentable|!= hash hashValue init init(_:) init(rawValue:) rawValue windowApplication windowExternalDisplayNonInteractive
    UIScreen|class|NSObject NSObjectProtocol UITraitEnvironment|bounds coordinateSpace displayLink main nativeBounds nativeScale scale traitCollection traitCollectionDidChange
    UIScreenEdgePanGestureRecognizer|class|NSObjectProtocol UIPanGestureRecognizer|edges touchesBegan
    UIScrollType|enum|RawRepresentable|!= continuous discrete hash hashValue init init(rawValue:)
    UIScrollTypeMask|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= all contains continuous discrete formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
    UIScrollView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|ContentInsetAdjustmentBehavior DecelerationRate IndicatorStyle KeyboardDismissMode accessibilityScroll adjustedContentInset adjustedContentInsetDidChange alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate delaysContentTouches delegate frameLayoutGuide horizontalScrollIndicatorInsets indicatorStyle init init(coder:) init(frame:) isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled isScrollEnabled isTracking isZoomBouncing isZooming keyboardDismissMode layoutSubviews maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer refreshControl scrollIndicatorInsets scrollRectToVisible scrollsToTop setContentOffset setZoomScale showsHorizontalScrollIndicator showsVerticalScrollIndicator touchesBegan touchesCancelled touchesEnded touchesMoved touchesShouldBegin touchesShouldCancel verticalScrollIndicatorInsets zoom zoomScale
    UIScrollView.ContentInsetAdjustmentBehavior|enum|RawRepresentable|!= always automatic hash hashValue init init(rawValue:) never scrollableAxes
    UIScrollView.DecelerationRate|struct|RawRepresentable|!= fast hash hashValue init init(rawValue:) normal rawValue
    UIScrollView.IndicatorStyle|enum|RawRepresentable|!= black default hash hashValue init init(rawValue:) white
    UIScrollView.KeyboardDismissMode|enum|RawRepresentable|!= hash hashValue init init(rawValue:) interactive interactiveWithAccessory none onDrag onDragWithAccessory
    UIScrollViewDelegate|protocol|NSObjectProtocol|scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging viewForZooming
    UISearchBar|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITextInputTraits UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|Style autocapitalizationType autocorrectionType barStyle barTintColor becomeFirstResponder canBecomeFirstResponder delegate enablesReturnKeyAutomatically init init(coder:) init(frame:) intrinsicContentSize isFirstResponder isSecureTextEntry keyboardAppearance keyboardType layoutSubviews placeholder resignFirstResponder returnKeyType scopeButtonTitles searchBarStyle searchTextField selectedScopeButtonIndex setShowsCancelButton setShowsScope showsCancelButton showsScopeBar sizeThatFits spellCheckingType text textContentType
    UISearchBar.Style|enum|RawRepresentable|!= default hash hashValue init init(rawValue:) minimal prominent
    UISearchBarDelegate|protocol||searchBar searchBarCancelButtonClicked searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing searchBarTextDidEndEditing
    UISearchController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|automaticallyShowsCancelButton automaticallyShowsScopeBar delegate dimsBackgroundDuringPresentation dismiss hidesNavigationBarDuringPresentation init init(coder:) init(nibName:bundle:) init(searchResultsController:) isActive loadView obscuresBackgroundDuringPresentation searchBar searchResultsController searchResultsUpdater showsSearchResultsController
    UISearchControllerDelegate|protocol|NSObjectProtocol|didDismissSearchController didPresentSearchController willDismissSearchController willPresentSearchController
    UISearchResultsUpdating|protocol|NSObjectProtocol|updateSearchResults
    UISearchTextField|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITextField UITextInputTraits UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|allowsDeletingTokens deleteBackward editingRect init init(coder:) init(frame:) insertToken intrinsicContentSize layoutSubviews leftViewRect positionOfToken removeToken replaceTextualPortion sizeThatFits textRect textualRange tokenBackgroundColor tokens
    UISearchTextFieldDelegate|protocol|UITextFieldDelegate|
    UISearchToken|class|NSObject NSObjectProtocol|init init(icon:text:) representedObject
    UISegmentedControl|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|Segment actionForSegment alignmentRectInsets apportionsSegmentWidthsByContent backgroundImage beginTracking cancelTracking contentOffsetForSegment contentPositionAdjustment continueTracking dividerImage endTracking imageForSegment init init(coder:) init(frame:) init(frame:actions:) init(items:) insertSegment intrinsicContentSize isEnabled isEnabledForSegment isMomentary layoutSubviews noSegment numberOfSegments removeAllSegments removeSegment segmentIndex selectedSegmentIndex selectedSegmentTintColor setAction setBackgroundImage setContentOffset setContentPositionAdjustment setDividerImage setEnabled setImage setTitle setTitleTextAttributes setWidth sizeThatFits titleForSegment titleTextAttributes widthForSegment
    UISegmentedControl.Segment|enum|RawRepresentable|!= alone any center hash hashValue init init(rawValue:) left right
    UISelectionFeedbackGenerator|class|NSObjectProtocol UIFeedbackGenerator|init init() selectionChanged
    UISemanticContentAttribute|enum|RawRepresentable|!= forceLeftToRight forceRightToLeft hash hashValue init init(rawValue:) playback spatial unspecified
    UISheetPresentationController|class|NSObjectProtocol UIContentContainer UIPresentationController UITraitEnvironment|Detent animateChanges detents frameOfPresentedViewInContainerView invalidateDetents largestUndimmedDetentIdentifier preferredCornerRadius prefersGrabberVisible prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier
    UISheetPresentationController.Detent|class|NSObject NSObjectProtocol|Identifier custom identifier large medium
    UISheetPresentationController.Detent.Identifier|struct|RawRepresentable|!= hash hashValue init init(_:) init(rawValue:) large medium rawValue
    UISheetPresentationControllerDelegate|protocol|UIAdaptivePresentationControllerDelegate|sheetPresentationControllerDidChangeSelectedDetentIdentifier
    UISheetPresentationControllerDetentResolutionContext|protocol||containerTraitCollection maximumDetentValue
    UISlider|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|accessibilityDecrement accessibilityIncrement beginTracking continueTracking currentMaximumTrackImage currentMinimumTrackImage currentThumbImage endTracking init init(coder:) init(frame:) intrinsicContentSize isContinuous isEnabled isHighlighted layoutSubviews maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect setMaximumTrackImage setMinimumTrackImage setThumbImage setValue sizeThatFits thumbImage thumbRect thumbTintColor tintColorDidChange trackRect value
    UISnapBehavior|class|NSObjectProtocol UIDynamicBehavior|damping init init(item:snapTo:) snapPoint
    UISplitViewController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|BackgroundStyle Column DisplayMode DisplayModeButtonVisibility PrimaryEdge SplitBehavior Style automaticDimension childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle delegate displayMode displayModeButtonItem displayModeButtonVisibility hide init init(coder:) init(nibName:bundle:) init(style:) isCollapsed loadView maximumPrimaryColumnWidth maximumSupplementaryColumnWidth minimumPrimaryColumnWidth minimumSecondaryColumnWidth minimumSupplementaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle primaryColumnWidth primaryEdge setViewController show showDetailViewController splitBehavior style supplementaryColumnWidth viewController viewControllers viewDidAppear viewWillTransition
    UISplitViewController.BackgroundStyle|enum|RawRepresentable|!= hash hashValue init init(rawValue:) none sidebar
    UISplitViewController.Column|enum|RawRepresentable|!= compact hash hashValue init init(rawValue:) primary secondary supplementary
    UISplitViewController.DisplayMode|enum|RawRepresentable|!= allVisible automatic hash hashValue init init(rawValue:) oneBesideSecondary oneOverSecondary primaryHidden primaryOverlay secondaryOnly twoBesideSecondary twoDisplaceSecondary twoOverSecondary
    UISplitViewController.DisplayModeButtonVisibility|enum|RawRepresentable|!= always automatic hash hashValue init init(rawValue:) never
    UISplitViewController.PrimaryEdge|enum|RawRepresentable|!= hash hashValue init init(rawValue:) leading trailing
    UISplitViewController.SplitBehavior|enum|RawRepresentable|!= automatic displace hash hashValue init init(rawValue:) overlay tile
    UISplitViewController.Style|enum|RawRepresentable|!= doubleColumn hash hashValue init init(rawValue:) tripleColumn unspecified
    UISplitViewControllerDelegate|protocol||primaryViewController splitViewController splitViewControllerDidCollapse splitViewControllerDidExpand splitViewControllerInteractivePresentationGestureDidEnd splitViewControllerInteractivePresentationGestureWillBegin targetDisplayModeForAction
    UISpringTimingParameters|class|NSObject NSObjectProtocol UITimingCurveProvider|cubicTimingParameters init init() init(dampingRatio:) init(dampingRatio:initialVelocity:) init(duration:bounce:initialVelocity:) init(mass:stiffness:damping:initialVelocity:) initialVelocity springTimingParameters timingCurveType
    UIStackView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|Alignment Distribution addArrangedSubview alignment arrangedSubviews axis customSpacing distribution forFirstBaselineLayout forLastBaselineLayout init init(arrangedSubviews:) init(coder:) init(frame:) insertArrangedSubview isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement removeArrangedSubview requiresConstraintBasedLayout setCustomSpacing spacing spacingUseDefault spacingUseSystem updateConstraints willRemoveSubview
    UIStackView.Alignment|enum|RawRepresentable|!= bottom center fill firstBaseline hash hashValue init init(rawValue:) lastBaseline leading top trailing
    UIStackView.Distribution|enum|RawRepresentable|!= equalCentering equalSpacing fill fillEqually fillProportionally hash hashValue init init(rawValue:)
    UIStateRestoring|protocol||applicationFinishedRestoringState decodeRestorableState encodeRestorableState restorationParent
    UIStatusBarAnimation|enum|RawRepresentable|!= fade hash hashValue init init(rawValue:) none slide
    UIStatusBarManager|class|NSObject NSObjectProtocol|isStatusBarHidden statusBarFrame statusBarStyle
    UIStatusBarStyle|enum|RawRepresentable|!= darkContent default hash hashValue init init(rawValue:) lightContent
    UIStepper|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|autorepeat backgroundImage beginTracking cancelTracking continueTracking decrementImage dividerImage endTracking incrementImage init init(coder:) init(frame:) intrinsicContentSize isContinuous isEnabled layoutSubviews maximumValue minimumValue setBackgroundImage setDecrementImage setDividerImage setIncrementImage sizeThatFits stepValue tintColorDidChange value wraps
    UIStoryboard|class|NSObject NSObjectProtocol|init init(name:bundle:) instantiateInitialViewController instantiateViewController
    UIStoryboardSegue|class|NSObject NSObjectProtocol|destination identifier init init(identifier:source:destination:) init(identifier:source:destination:performHandler:) perform source
    UISwipeActionsConfiguration|class|NSObject NSObjectProtocol|actions init init(actions:) performsFirstActionWithFullSwipe
    UISwipeGestureRecognizer|class|NSObjectProtocol UIGestureRecognizer|Direction direction numberOfTouchesRequired reset touchesBegan touchesCancelled touchesEnded touchesMoved
    UISwipeGestureRecognizer.Direction|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains down formIntersection formSymmetricDifference formUnion hash hashValue init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset left rawValue remove right subtract subtracting symmetricDifference union up update
    UISwitch|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|accessibilityActivate alignmentRectInsets beginTracking cancelTracking continueTracking endTracking init init(coder:) init(frame:) intrinsicContentSize isEnabled isOn layoutSubviews onTintColor setOn sizeThatFits thumbTintColor
    UITabBar|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|barTintColor delegate hitTest init init(coder:) init(frame:) intrinsicContentSize isHidden isTranslucent items layoutSubviews scrollEdgeAppearance selectedItem setItems sizeThatFits standardAppearance tintColorDidChange unselectedItemTintColor
    UITabBarAppearance|class|NSCopying NSObjectProtocol UIBarAppearance|compactInlineLayoutAppearance copy init init() init(barAppearance:) inlineLayoutAppearance selectionIndicatorTintColor stackedLayoutAppearance
    UITabBarController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UITabBarDelegate UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle delegate init init(coder:) init(nibName:bundle:) isTabBarHidden loadView preferredInterfaceOrientationForPresentation preferredStatusBarStyle prefersStatusBarHidden selectedIndex selectedViewController setTabBarHidden setViewControllers shouldAutorotate supportedInterfaceOrientations tabBar viewControllers viewDidLoad
    UITabBarControllerDelegate|protocol|NSObjectProtocol|tabBarController tabBarControllerSupportedInterfaceOrientations
    UITabBarDelegate|protocol|NSObjectProtocol|tabBar
    UITabBarItem|class|NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIBarItem UIPopoverPresentationControllerSourceItem|SystemItem badgeColor badgeTextAttributes badgeValue init init() init(coder:) init(tabBarSystemItem:tag:) init(title:image:selectedImage:) init(title:image:tag:) scrollEdgeAppearance selectedImage setBadgeTextAttributes standardAppearance titlePositionAdjustment
    UITabBarItem.SystemItem|enum|RawRepresentable|!= bookmarks contacts downloads favorites featured hash hashValue history init init(rawValue:) more mostRecent mostViewed recents search topRated
    UITabBarItemAppearance|class|NSCopying NSObject NSObjectProtocol|Style configureWithDefault copy disabled init init() init(style:) normal selected
    UITabBarItemAppearance.Style|enum|RawRepresentable|!= compactInline hash hashValue init init(rawValue:) inline stacked
    UITabBarItemStateAppearance|class|NSObject NSObjectProtocol|badgeBackgroundColor badgePositionAdjustment badgeTextAttributes badgeTitlePositionAdjustment iconColor titlePositionAdjustment titleTextAttributes
    UITableView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDataSourceTranslating UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollView UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|RowAnimation ScrollPosition SelfSizingInvalidation SeparatorInsetReference Style adjustedContentInsetDidChange allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing automaticDimension backgroundView beginUpdates cellForRow cellLayoutMarginsFollowReadableWidth contextMenuInteraction dataSource dataSourceIndexPath dataSourceSectionIndex delegate deleteRows deleteSections dequeueReusableCell dequeueReusableHeaderFooterView deselectRow dragDelegate dragInteractionEnabled dropDelegate endUpdates estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight footerView hasActiveDrag hasActiveDrop hasUncommittedUpdates headerView indexPath indexPathForRow indexPathForSelectedRow indexPathsForRows indexPathsForSelectedRows indexPathsForVisibleRows indexSearch init init(coder:) init(frame:) init(frame:style:) insertRows insertSections insetsContentViewsToSafeArea isEditing isPrefetchingEnabled layoutMarginsDidChange layoutSubviews moveRow moveSection numberOfRows numberOfSections performBatchUpdates performUsingPresentationValues prefetchDataSource presentationIndexPath presentationSectionIndex reconfigureRows rect rectForFooter rectForHeader rectForRow register reloadData reloadRows reloadSectionIndexTitles reloadSections rowHeight scrollToNearestSelectedRow scrollToRow sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectRow selectionDidChangeNotification selectionFollowsFocus selfSizingInvalidation separatorColor separatorInset separatorInsetReference separatorStyle setEditing style tableFooterView tableHeaderView visibleCells
    UITableView.RowAnimation|enum|RawRepresentable|!= automatic bottom fade hash hashValue init init(rawValue:) left middle none right top
    UITableView.ScrollPosition|enum|RawRepresentable|!= bottom hash hashValue init init(rawValue:) middle none top
    UITableView.SelfSizingInvalidation|enum|RawRepresentable|!= disabled enabled enabledIncludingConstraints hash hashValue init init(rawValue:)
    UITableView.SeparatorInsetReference|enum|RawRepresentable|!= fromAutomaticInsets fromCellEdges hash hashValue init init(rawValue:)
    UITableView.Style|enum|RawRepresentable|!= grouped hash hashValue init init(rawValue:) insetGrouped plain
    UITableViewCell|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIGestureRecognizerDelegate UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|AccessoryType CellStyle ConfigurationUpdateHandler DragState EditingStyle FocusStyle SelectionStyle SeparatorStyle StateMask accessibilityCustomActions accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundColor backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel didTransition dragStateDidChange editingAccessoryType editingAccessoryView editingStyle focusStyle gestureRecognizer hitTest imageView indentationLevel indentationWidth init init() init(coder:) init(frame:) init(style:reuseIdentifier:) isEditing isHighlighted isSelected isUserInteractionEnabled layoutSubviews multipleSelectionBackgroundView prepareForReuse reuseIdentifier safeAreaInsetsDidChange selectedBackgroundView selectionStyle separatorInset setEditing setHighlighted setNeedsUpdateConfiguration setSelected shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl sizeThatFits systemLayoutSizeFitting textLabel tintColorDidChange updateConfiguration userInteractionEnabledWhileDragging willTransition
    UITableViewCell.AccessoryType|enum|RawRepresentable|!= checkmark detailButton detailDisclosureButton disclosureIndicator hash hashValue init init(rawValue:) none
    UITableViewCell.CellStyle|enum|RawRepresentable|!= default hash hashValue init init(rawValue:) subtitle value1 value2
    UITableViewCell.ConfigurationUpdateHandler|typealias||
    UITableViewCell.DragState|enum|RawRepresentable|!= dragging hash hashValue init init(rawValue:) lifting none
    UITableViewCell.EditingStyle|enum|RawRepresentable|!= delete hash hashValue init init(rawValue:) insert none
    UITableViewCell.FocusStyle|enum|RawRepresentable|!= custom default hash hashValue init init(rawValue:)
    UITableViewCell.SelectionStyle|enum|RawRepresentable|!= blue default gray hash hashValue init init(rawValue:) none
    UITableViewCell.SeparatorStyle|enum|RawRepresentable|!= hash hashValue init init(rawValue:) none singleLine singleLineEtched
    UITableViewCell.StateMask|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove showingDeleteConfirmation showingEditControl subtract subtracting symmetricDifference union update
    UITableViewController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponderStandardEditActions UIScrollViewDelegate UITableViewDataSource UITableViewDelegate UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController|clearsSelectionOnViewWillAppear init init(coder:) init(nibName:bundle:) init(style:) loadView numberOfSections refreshControl scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging sectionIndexTitles setEditing tableView tableViewDidEndMultipleSelectionInteraction viewDidDisappear viewForZooming viewWillAppear
    UITableViewDataSource|protocol|NSObjectProtocol|numberOfSections sectionIndexTitles tableView
    UITableViewDataSourcePrefetching|protocol|NSObjectProtocol|tableView
    UITableViewDelegate|protocol|NSObjectProtocol UIScrollViewDelegate|tableView tableViewDidEndMultipleSelectionInteraction
    UITableViewDiffableDataSource|class|NSObject NSObjectProtocol UITableViewDataSource|CellProvider apply applySnapshotUsingReloadData defaultRowAnimation description index indexPath init init(tableView:cellProvider:) itemIdentifier numberOfSections sectionIdentifier sectionIndexTitles snapshot tableView
    UITableViewDiffableDataSource.CellProvider|typealias||
    UITableViewDragDelegate|protocol|NSObjectProtocol|tableView
    UITableViewDropCoordinator|protocol|NSObjectProtocol|destinationIndexPath drop items proposal session
    UITableViewDropDelegate|protocol|NSObjectProtocol|tableView
    UITableViewDropItem|protocol|NSObjectProtocol|dragItem previewSize sourceIndexPath
    UITableViewDropProposal|class|NSCopying NSObjectProtocol UIDropProposal|Intent copy init init(operation:) init(operation:intent:) intent
    UITableViewDropProposal.Intent|enum|RawRepresentable|!= automatic hash hashValue init init(rawValue:) insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
    UITableViewFocusUpdateContext|class|NSObjectProtocol UIFocusUpdateContext|nextFocusedIndexPath previouslyFocusedIndexPath
    UITableViewHeaderFooterView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|ConfigurationUpdateHandler automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundColor backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel init init(coder:) init(frame:) init(reuseIdentifier:) layoutSubviews prepareForReuse reuseIdentifier safeAreaInsetsDidChange setNeedsUpdateConfiguration sizeThatFits systemLayoutSizeFitting textLabel tintColor updateConfiguration
    UITableViewHeaderFooterView.ConfigurationUpdateHandler|typealias||
    UITableViewRowAction|class|NSCopying NSObject NSObjectProtocol|Style backgroundColor copy init init(style:title:handler:) style title
    UITableViewRowAction.Style|enum|RawRepresentable|!= default destructive hash hashValue init init(rawValue:) normal
    UITapGestureRecognizer|class|NSObjectProtocol UIGestureRecognizer|buttonMaskRequired canPrevent numberOfTapsRequired numberOfTouchesRequired reset touchesBegan touchesCancelled touchesEnded touchesMoved
    UITargetedDragPreview|class|NSObjectProtocol UITargetedPreview|retargetedPreview
    UITargetedPreview|class|NSObject NSObjectProtocol|init init(view:) init(view:parameters:) init(view:parameters:target:) parameters retargetedPreview size target view
    UITextAutocapitalizationType|enum|RawRepresentable|!= allCharacters hash hashValue init init(rawValue:) none sentences words
    UITextAutocorrectionType|enum|RawRepresentable|!= default hash hashValue init init(rawValue:) no yes
    UITextContentType|struct|RawRepresentable|!= URL addressCity addressState birthdate countryName creditCardNumber emailAddress familyName fullStreetAddress givenName hash hashValue init init(rawValue:) jobTitle middleName name namePrefix nameSuffix newPassword nickname oneTimeCode organizationName password postalCode rawValue streetAddressLine1 streetAddressLine2 telephoneNumber username
    UITextField|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITextInputTraits UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|BorderStyle DidEndEditingReason ViewMode adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedPlaceholder attributedText autocapitalizationType autocorrectionType awakeFromNib becomeFirstResponder beginTracking beginningOfDocument borderRect borderStyle canBecomeFirstResponder canPerformAction clearButtonMode clearButtonRect clearsOnBeginEditing clearsOnInsertion compare copy cut defaultTextAttributes delegate delete deleteBackward editingRect enablesReturnKeyAutomatically endOfDocument endTracking font hasText init init(coder:) init(frame:) inputAccessoryView inputView insertText intrinsicContentSize isEditing isEnabled isSecureTextEntry keyboardAppearance keyboardType layoutSubviews leftView leftViewMode leftViewRect minimumFontSize offset paste pasteAndMatchStyle placeholder placeholderRect position replace resignFirstResponder returnKeyType rightView rightViewMode rightViewRect select selectAll selectedTextRange sizeThatFits spellCheckingType text textAlignment textColor textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRange textRect tintColorDidChange typingAttributes
    UITextField.BorderStyle|enum|RawRepresentable|!= bezel hash hashValue init init(rawValue:) line none roundedRect
    UITextField.DidEndEditingReason|enum|RawRepresentable|!= committed hash hashValue init init(rawValue:)
    UITextField.ViewMode|enum|RawRepresentable|!= always hash hashValue init init(rawValue:) never unlessEditing whileEditing
    UITextFieldDelegate|protocol||textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
    UITextInputTraits|protocol||autocapitalizationType autocorrectionType enablesReturnKeyAutomatically isSecureTextEntry keyboardAppearance keyboardType returnKeyType spellCheckingType textContentType
    UITextItemInteraction|enum|RawRepresentable|!= hash hashValue init init(rawValue:) invokeDefaultAction
    UITextPosition|class|NSObject NSObjectProtocol|init init()
    UITextRange|class|NSObject NSObjectProtocol|end init init() isEmpty start
    UITextSpellCheckingType|enum|RawRepresentable|!= default hash hashValue init init(rawValue:) no yes
    UITextView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollView UITextInputTraits UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|adjustsFontForContentSizeCategory attributedText autocapitalizationType autocorrectionType awakeFromNib becomeFirstResponder beginningOfDocument canBecomeFirstResponder canPerformAction clearsOnInsertion compare copy cut delegate delete deleteBackward enablesReturnKeyAutomatically endOfDocument font hasText init init(coder:) init(frame:) init(frame:textContainer:) inputAccessoryView inputView insertText intrinsicContentSize isEditable isScrollEnabled isSecureTextEntry isSelectable keyboardAppearance keyboardType layoutManager layoutSubviews linkTextAttributes offset paste pasteAndMatchStyle position replace resignFirstResponder returnKeyType scrollRangeToVisible select selectAll selectedRange selectedTextRange sizeThatFits spellCheckingType text textAlignment textColor textContainer textContainerInset textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRange textStorage tintColorDidChange touchesBegan touchesEnded typingAttributes
    UITextViewDelegate|protocol|NSObjectProtocol UIScrollViewDelegate|textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing
    UITimingCurveProvider|protocol||cubicTimingParameters springTimingParameters timingCurveType
    UITimingCurveType|enum|RawRepresentable|!= builtin composed cubic hash hashValue init init(rawValue:) spring
    UIToolbar|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|barPosition barTintColor compactAppearance compactScrollEdgeAppearance delegate hitTest init init(coder:) init(frame:) intrinsicContentSize isTranslucent items layoutSubviews scrollEdgeAppearance setItems sizeThatFits standardAppearance tintColorDidChange
    UIToolbarAppearance|class|NSCopying NSObjectProtocol UIBarAppearance|buttonAppearance copy doneButtonAppearance init init() init(barAppearance:) prominentButtonAppearance
    UIToolbarDelegate|protocol|NSObjectProtocol UIBarPositioningDelegate|
    UITouch|class|NSObject NSObjectProtocol|Phase TouchType force gestureRecognizers init init() location majorRadius majorRadiusTolerance maximumPossibleForce phase preciseLocation precisePreviousLocation previousLocation tapCount timestamp type view window
    UITouch.Phase|enum|RawRepresentable|!= began cancelled ended hash hashValue init init(rawValue:) moved regionEntered regionExited regionMoved stationary
    UITouch.TouchType|enum|RawRepresentable|!= direct hash hashValue indirect indirectPointer init init(rawValue:) pencil stylus
    UITrait|typealias||
    UITraitAccessibilityContrast|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitChangeObservable|protocol||registerForTraitChanges unregisterForTraitChanges
    UITraitChangeRegistration|protocol|NSObjectProtocol|
    UITraitCollection|class|NSCopying NSObject NSObjectProtocol|accessibilityContrast containsTraits copy current description displayGamut displayScale hasDifferentColorAppearance hash horizontalSizeClass init init() init(accessibilityContrast:) init(displayGamut:) init(displayScale:) init(horizontalSizeClass:) init(layoutDirection:) init(legibilityWeight:) init(mutations:) init(preferredContentSizeCategory:) init(traitsFrom:) init(userInterfaceIdiom:) init(userInterfaceLevel:) init(userInterfaceStyle:) init(verticalSizeClass:) isEqual layoutDirection legibilityWeight modifyingTraits performAsCurrent preferredContentSizeCategory replacing subscript userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
    UITraitDefinition|protocol||Value affectsColorAppearance defaultValue identifier name
    UITraitDisplayGamut|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitDisplayScale|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitEnvironment|protocol|NSObjectProtocol|traitCollection traitCollectionDidChange
    UITraitEnvironmentLayoutDirection|enum|RawRepresentable|!= hash hashValue init init(rawValue:) leftToRight rightToLeft unspecified
    UITraitHorizontalSizeClass|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitLayoutDirection|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitLegibilityWeight|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitOverrides|protocol|UIMutableTraits|contains remove
    UITraitPreferredContentSizeCategory|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitUserInterfaceIdiom|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitUserInterfaceLevel|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitUserInterfaceStyle|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITraitVerticalSizeClass|enum|UITraitDefinition|affectsColorAppearance defaultValue identifier name
    UITransitionContextViewControllerKey|struct|RawRepresentable|!= from hash hashValue init init(rawValue:) rawValue to
    UITransitionContextViewKey|struct|RawRepresentable|!= from hash hashValue init init(rawValue:) rawValue to
    UIUserActivityRestoring|protocol|NSObjectProtocol|restoreUserActivityState
    UIUserInterfaceIdiom|enum|RawRepresentable|!= carPlay hash hashValue init init(rawValue:) mac pad phone tv unspecified vision
    UIUserInterfaceLayoutDirection|enum|RawRepresentable|!= hash hashValue init init(rawValue:) leftToRight rightToLeft
    UIUserInterfaceLevel|enum|RawRepresentable|!= base elevated hash hashValue init init(rawValue:) unspecified
    UIUserInterfaceSizeClass|enum|RawRepresentable|!= compact hash hashValue init init(rawValue:) regular unspecified
    UIUserInterfaceStyle|enum|RawRepresentable|!= dark hash hashValue init init(rawValue:) light unspecified
    UIVibrancyEffect|class|NSObjectProtocol UIVisualEffect|hash init init(blurEffect:) init(blurEffect:style:) isEqual
    UIVibrancyEffectStyle|enum|RawRepresentable|!= fill hash hashValue init init(rawValue:) label quaternaryLabel secondaryFill secondaryLabel separator tertiaryFill tertiaryLabel
    UIView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponder UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|AnimationCurve AnimationOptions AnimationTransition AutoresizingMask ContentMode KeyframeAnimationOptions TintAdjustmentMode action addConstraint addConstraints addGestureRecognizer addInteraction addKeyframe addLayoutGuide addMotionEffect addSubview alignmentRect alignmentRectInsets alpha animate animateKeyframes appearance areAnimationsEnabled autoresizesSubviews autoresizingMask awakeFromNib backgroundColor beginAnimations bottomAnchor bounds bringSubviewToFront center centerXAnchor centerYAnchor clipsToBounds collisionBoundingPath collisionBoundsType commitAnimations constraints constraintsAffectingLayout contentCompressionResistancePriority contentHuggingPriority contentMode convert decodeRestorableState description didAddSubview didMoveToSuperview didMoveToWindow directionalLayoutMargins draw drawHierarchy effectiveUserInterfaceLayoutDirection encodeRestorableState endEditing exchangeSubview exerciseAmbiguityInLayout firstBaselineAnchor forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizerShouldBegin gestureRecognizers hasAmbiguousLayout heightAnchor hitTest inheritedAnimationDuration init init() init(coder:) init(frame:) insertSubview insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize isDescendant isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide lastBaselineAnchor layer layerClass layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSublayers layoutSubviews leadingAnchor leftAnchor mask modifyAnimations motionEffects needsUpdateConstraints next noIntrinsicMetric overrideUserInterfaceStyle performWithoutAnimation point prepareForInterfaceBuilder preservesSuperviewLayoutMargins readableContentGuide registerForTraitChanges removeConstraint removeConstraints removeFromSuperview removeGestureRecognizer removeInteraction removeLayoutGuide removeMotionEffect requiresConstraintBasedLayout resizableSnapshotView restorationIdentifier rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide semanticContentAttribute sendSubviewToBack setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationStart setAnimationTransition setAnimationWillStart setAnimationsEnabled setContentCompressionResistancePriority setContentHuggingPriority setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints sizeThatFits sizeToFit snapshotView subviews superview systemLayoutSizeFitting tag tintAdjustmentMode tintColor tintColorDidChange topAnchor trailingAnchor traitCollection traitCollectionDidChange traitOverrides transform transform3D transition translatesAutoresizingMaskIntoConstraints unregisterForTraitChanges updateConstraints updateConstraintsIfNeeded updateTraitsIfNeeded userInterfaceLayoutDirection viewWithTag widthAnchor willMove willRemoveSubview window
    UIView.AnimationCurve|enum|RawRepresentable|!= easeIn easeInOut easeOut hash hashValue init init(rawValue:) linear
    UIView.AnimationOptions|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= allowUserInteraction autoreverse beginFromCurrentState contains curveEaseIn curveEaseInOut curveEaseOut curveLinear formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset layoutSubviews overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions rawValue remove repeat showHideTransitionViews subtract subtracting symmetricDifference transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop union update
    UIView.AnimationTransition|enum|RawRepresentable|!= curlDown curlUp flipFromLeft flipFromRight hash hashValue init init(rawValue:) none
    UIView.AutoresizingMask|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= contains flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
    UIView.ContentMode|enum|RawRepresentable|!= bottom bottomLeft bottomRight center hash hashValue init init(rawValue:) left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
    UIView.KeyframeAnimationOptions|struct|ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra|!= allowUserInteraction autoreverse beginFromCurrentState calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced contains formIntersection formSymmetricDifference formUnion init init() init(_:) init(arrayLiteral:) init(rawValue:) insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset layoutSubviews overrideInheritedDuration overrideInheritedOptions rawValue remove repeat subtract subtracting symmetricDifference union update
    UIView.TintAdjustmentMode|enum|RawRepresentable|!= automatic dimmed hash hashValue init init(rawValue:) normal
    UIViewAnimating|protocol|NSObjectProtocol|finishAnimation fractionComplete isReversed isRunning pauseAnimation startAnimation state stopAnimation
    UIViewAnimatingPosition|enum|RawRepresentable|!= current end hash hashValue init init(rawValue:) start
    UIViewAnimatingState|enum|RawRepresentable|!= active hash hashValue inactive init init(rawValue:) stopped
    UIViewConfigurationState|struct|UIConfigurationState|!= init init(traitCollection:) isDisabled isFocused isHighlighted isPinned isSelected subscript traitCollection
    UIViewController|class|NSObjectProtocol UIAppearanceContainer UIContentContainer UIResponder UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring|addChild additionalSafeAreaInsets applicationFinishedRestoringState attemptRotationToDeviceOrientation awakeFromNib beginAppearanceTransition bottomLayoutGuide canPerformUnwindSegueAction childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle children collapseSecondaryViewController contentScrollView contentUnavailableConfiguration contentUnavailableConfigurationState decodeRestorableState definesPresentationContext didMove didReceiveMemoryWarning dismiss edgesForExtendedLayout editButtonItem encodeRestorableState endAppearanceTransition extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed init init() init(coder:) init(nibName:bundle:) isBeingDismissed isBeingPresented isEditing isModalInPresentation isMovingFromParent isMovingToParent isViewLoaded loadView loadViewIfNeeded modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle navigationController navigationItem next nibBundle nibName overrideUserInterfaceStyle parent performSegue popoverPresentationController preferredContentSize preferredContentSizeDidChange preferredInterfaceOrientationForPresentation preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersStatusBarHidden prepare prepareForInterfaceBuilder present presentationController presentedViewController presentingViewController registerForTraitChanges removeFromParent restorationClass restorationIdentifier separateSecondaryViewController setContentScrollView setEditing setNeedsStatusBarAppearanceUpdate setNeedsUpdateContentUnavailableConfiguration setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfSupportedInterfaceOrientations setToolbarItems sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldPerformSegue show showDetailViewController size splitViewController storyboard supportedInterfaceOrientations systemLayoutFittingSizeDidChange systemMinimumLayoutMargins tabBarController tabBarItem targetViewController title toolbarItems topLayoutGuide touchesBegan touchesEnded traitCollection traitCollectionDidChange traitOverrides transition transitionCoordinator transitioningDelegate unregisterForTraitChanges updateContentUnavailableConfiguration updateTraitsIfNeeded updateViewConstraints view viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willMove willTransition
    UIViewControllerAnimatedTransitioning|protocol|NSObjectProtocol|animateTransition animationEnded interruptibleAnimator transitionDuration
    UIViewControllerContextTransitioning|protocol|NSObjectProtocol|cancelInteractiveTransition completeTransition containerView finalFrame finishInteractiveTransition initialFrame isAnimated isInteractive pauseInteractiveTransition presentationStyle targetTransform transitionWasCancelled updateInteractiveTransition view viewController
    UIViewControllerInteractiveTransitioning|protocol|NSObjectProtocol|completionCurve completionSpeed startInteractiveTransition wantsInteractiveStart
    UIViewControllerRestoration|protocol||viewController
    UIViewControllerTransitionCoordinator|protocol|NSObjectProtocol UIViewControllerTransitionCoordinatorContext|animate animateAlongsideTransition notifyWhenInteractionChanges
    UIViewControllerTransitionCoordinatorContext|protocol|NSObjectProtocol|containerView initiallyInteractive isAnimated isCancelled isInteractive percentComplete presentationStyle targetTransform transitionDuration view viewController
    UIViewControllerTransitioningDelegate|protocol|NSObjectProtocol|animationController interactionControllerForDismissal interactionControllerForPresentation presentationController
    UIViewImplicitlyAnimating|protocol|NSObjectProtocol UIViewAnimating|addAnimations addCompletion continueAnimation
    UIViewPropertyAnimator|class|NSObject NSObjectProtocol UIViewAnimating UIViewImplicitlyAnimating|addAnimations addCompletion continueAnimation delay duration finishAnimation fractionComplete init init(duration:controlPoint1:controlPoint2:animations:) init(duration:curve:animations:) init(duration:dampingRatio:animations:) init(duration:timingParameters:) isInterruptible isReversed isRunning isUserInteractionEnabled pauseAnimation pausesOnCompletion runningPropertyAnimator scrubsLinearly startAnimation state stopAnimation timingParameters
    UIVisualEffect|class|NSObject NSObjectProtocol|init init()
    UIVisualEffectView|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|contentView didAddSubview effect init init(coder:) init(effect:) init(frame:)
    UIWindow|class|CALayerDelegate NSObjectProtocol UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView|becomeKey didAddSubview didBecomeHiddenNotification didBecomeKeyNotification didBecomeVisibleNotification didResignKeyNotification init init(coder:) init(frame:) init(windowScene:) isHidden isKeyWindow makeKey makeKeyAndVisible next resignKey rootViewController screen sendEvent undoManager windowScene
    UIWindowScene|class|NSObjectProtocol UIResponderStandardEditActions UIScene UITraitEnvironment UIUserActivityRestoring|Geometry GeometryPreferences coordinateSpace effectiveGeometry init init(session:connectionOptions:) interfaceOrientation keyWindow requestGeometryUpdate screen statusBarManager traitCollection traitCollectionDidChange windows
    UIWindowScene.Geometry|class|NSObject NSObjectProtocol|coordinateSpace interfaceOrientation
    UIWindowScene.GeometryPreferences|class|NSObject NSObjectProtocol|iOS
    UIWindowScene.GeometryPreferences.iOS|class|NSObjectProtocol UIWindowScene.GeometryPreferences|init init() init(interfaceOrientations:) interfaceOrientations
    UIWindowSceneDelegate|protocol|NSObjectProtocol UISceneDelegate|window windowScene
    URL|||!= checkPromisedItemIsReachable loadData object promisedItemResourceValues readableTypeIdentifiersForItemProvider startAccessingSecurityScopedResource stopAccessingSecurityScopedResource writableTypeIdentifiersForItemProvider
    UndoManager|class|NSObject NSObjectProtocol|beginUndoGrouping canRedo canUndo disableUndoRegistration enableUndoRegistration endUndoGrouping groupingLevel groupsByEvent init init() isRedoing isUndoRegistrationEnabled isUndoing levelsOfUndo redo redoActionName redoMenuItemTitle redoMenuTitle registerUndo removeAllActions setActionName undo undoActionName undoMenuItemTitle undoMenuTitle undoNestedGroup
    UserDefaults|||setValue value
    objc_AssociationPolicy|enum|RawRepresentable|!= OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_RETAIN_NONATOMIC hash hashValue init init(rawValue:)
    """#

  /// The functions and variables outside of types.
  static let values = #"""
    CACurrentMediaTime
    CATransform3DConcat
    CATransform3DEqualToTransform
    CATransform3DGetAffineTransform
    CATransform3DIdentity
    CATransform3DInvert
    CATransform3DIsAffine
    CATransform3DIsIdentity
    CATransform3DMakeAffineTransform
    CATransform3DMakeRotation
    CATransform3DMakeScale
    CATransform3DMakeTranslation
    CATransform3DRotate
    CATransform3DScale
    CATransform3DTranslate
    CFAbsoluteTimeGetCurrent
    CFBooleanGetValue
    CFDataCreateMutable
    CFDataGetBytePtr
    CFDataGetLength
    CFErrorCopyDescription
    CFErrorCopyUserInfo
    CFErrorGetCode
    CFErrorGetDomain
    CFRunLoopGetCurrent
    CFRunLoopGetMain
    CGColorSpaceCreateDeviceGray
    CGColorSpaceCreateDeviceRGB
    HUGE
    MAXFLOAT
    NSFoundationVersionNumber
    NSFoundationVersionNumber_iOS_7_0
    NSFoundationVersionNumber_iOS_7_1
    NSFoundationVersionNumber_iOS_8_0
    NSFoundationVersionNumber_iOS_8_1
    NSFoundationVersionNumber_iOS_8_2
    NSFoundationVersionNumber_iOS_8_3
    NSFoundationVersionNumber_iOS_8_4
    NSFoundationVersionNumber_iOS_8_x_Max
    NSFoundationVersionNumber_iOS_9_0
    NSUserActivityTypeBrowsingWeb
    UIApplicationMain
    UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions
    UIGraphicsEndImageContext
    UIGraphicsGetCurrentContext
    UIGraphicsGetImageFromCurrentImageContext
    UIGraphicsPopContext
    UIGraphicsPushContext
    UIRectClip
    UIRectFill
    UIRectFrame
    autoreleasepool
    class_getInstanceSize
    class_getName
    class_getSuperclass
    kCAOnOrderIn
    kCAOnOrderOut
    kCATransition
    kCFAbsoluteTimeIntervalSince1970
    kCFAllocatorDefault
    kCFAllocatorSystemDefault
    kCFBooleanFalse
    kCFBooleanTrue
    kCFBundleExecutableKey
    kCFBundleIdentifierKey
    kCFBundleNameKey
    kCFBundleVersionKey
    noErr
    objc_getAssociatedObject
    objc_removeAssociatedObjects
    objc_setAssociatedObject
    objc_sync_enter
    objc_sync_exit
    object_getClass
    object_getClassName
    """#

  /// The optional methods of protocols.
  static let optionalMethods = #"""
    action(for:forKey:)
    activityViewController(_:dataTypeIdentifierForActivityType:)
    activityViewController(_:subjectForActivityType:)
    activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
    adaptivePresentationStyle(for:)
    adaptivePresentationStyle(for:traitCollection:)
    animateAlongsideTransition(in:animation:completion:)
    animationController(forDismissed:)
    animationController(forPresented:presenting:source:)
    animationDidStart(_:)
    animationDidStop(_:finished:)
    animationEnded(_:)
    application(_:configurationForConnecting:options:)
    application(_:continue:restorationHandler:)
    application(_:didDiscardSceneSessions:)
    application(_:didFailToRegisterForRemoteNotificationsWithError:)
    application(_:didFinishLaunchingWithOptions:)
    application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
    application(_:open:options:)
    application(_:performActionFor:completionHandler:)
    application(_:supportedInterfaceOrientationsFor:)
    application(_:willContinueUserActivityWithType:)
    application(_:willFinishLaunchingWithOptions:)
    applicationDidBecomeActive(_:)
    applicationDidEnterBackground(_:)
    applicationDidFinishLaunching(_:)
    applicationDidReceiveMemoryWarning(_:)
    applicationFinishedRestoringState()
    applicationWillEnterForeground(_:)
    applicationWillResignActive(_:)
    applicationWillTerminate(_:)
    calendarView(_:decorationFor:)
    calendarView(_:didChangeVisibleDateComponentsFrom:)
    collectionView(_:canEditItemAt:)
    collectionView(_:canFocusItemAt:)
    collectionView(_:canHandle:)
    collectionView(_:canMoveItemAt:)
    collectionView(_:canPerformPrimaryActionForItemAt:)
    collectionView(_:cancelPrefetchingForItemsAt:)
    collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
    collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
    collectionView(_:contextMenuConfigurationForItemAt:point:)
    collectionView(_:contextMenuConfigurationForItemsAt:point:)
    collectionView(_:didBeginMultipleSelectionInteractionAt:)
    collectionView(_:didDeselectItemAt:)
    collectionView(_:didEndDisplaying:forItemAt:)
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    collectionView(_:didHighlightItemAt:)
    collectionView(_:didSelectItemAt:)
    collectionView(_:didUnhighlightItemAt:)
    collectionView(_:didUpdateFocusIn:with:)
    collectionView(_:dragPreviewParametersForItemAt:)
    collectionView(_:dragSessionAllowsMoveOperation:)
    collectionView(_:dragSessionDidEnd:)
    collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
    collectionView(_:dragSessionWillBegin:)
    collectionView(_:dropSessionDidEnd:)
    collectionView(_:dropSessionDidEnter:)
    collectionView(_:dropSessionDidExit:)
    collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    collectionView(_:indexPathForIndexTitle:at:)
    collectionView(_:itemsForAddingTo:at:point:)
    collectionView(_:layout:insetForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:referenceSizeForFooterInSection:)
    collectionView(_:layout:referenceSizeForHeaderInSection:)
    collectionView(_:layout:sizeForItemAt:)
    collectionView(_:moveItemAt:to:)
    collectionView(_:performPrimaryActionForItemAt:)
    collectionView(_:previewForDismissingContextMenuWithConfiguration:)
    collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
    collectionView(_:selectionFollowsFocusForItemAt:)
    collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
    collectionView(_:shouldDeselectItemAt:)
    collectionView(_:shouldHighlightItemAt:)
    collectionView(_:shouldSelectItemAt:)
    collectionView(_:shouldUpdateFocusIn:)
    collectionView(_:targetContentOffsetForProposedContentOffset:)
    collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    collectionView(_:transitionLayoutForOldLayout:newLayout:)
    collectionView(_:viewForSupplementaryElementOfKind:at:)
    collectionView(_:willDisplay:forItemAt:)
    collectionView(_:willDisplayContextMenu:animator:)
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    collectionView(_:willEndContextMenuInteraction:animator:)
    collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    collectionViewDidEndMultipleSelectionInteraction(_:)
    collisionBehavior(_:beganContactFor:with:at:)
    collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    collisionBehavior(_:endedContactFor:with:)
    collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    colorPickerViewController(_:didSelect:continuously:)
    colorPickerViewControllerDidFinish(_:)
    colorPickerViewControllerDidSelectColor(_:)
    contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    contextMenuInteraction(_:willDisplayMenuFor:animator:)
    contextMenuInteraction(_:willEndFor:animator:)
    contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    dateSelection(_:canSelectDate:)
    decodeRestorableState(with:)
    didDismissSearchController(_:)
    didPresentSearchController(_:)
    documentInteractionController(_:didEndSendingToApplication:)
    documentInteractionController(_:willBeginSendingToApplication:)
    documentInteractionControllerDidDismissOpenInMenu(_:)
    documentInteractionControllerDidDismissOptionsMenu(_:)
    documentInteractionControllerDidEndPreview(_:)
    documentInteractionControllerRectForPreview(_:)
    documentInteractionControllerViewControllerForPreview(_:)
    documentInteractionControllerViewForPreview(_:)
    documentInteractionControllerWillBeginPreview(_:)
    documentInteractionControllerWillPresentOpenInMenu(_:)
    documentInteractionControllerWillPresentOptionsMenu(_:)
    documentPicker(_:didPickDocumentAt:)
    documentPicker(_:didPickDocumentsAt:)
    documentPickerWasCancelled(_:)
    dragInteraction(_:item:willAnimateCancelWith:)
    dragInteraction(_:itemsForAddingTo:withTouchAt:)
    dragInteraction(_:previewForCancelling:withDefault:)
    dragInteraction(_:previewForLifting:session:)
    dragInteraction(_:session:didEndWith:)
    dragInteraction(_:session:willAdd:for:)
    dragInteraction(_:session:willEndWith:)
    dragInteraction(_:sessionAllowsMoveOperation:)
    dragInteraction(_:sessionDidMove:)
    dragInteraction(_:sessionForAddingItems:withTouchAt:)
    dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
    dragInteraction(_:sessionWillBegin:)
    dragInteraction(_:willAnimateLiftWith:session:)
    draw(_:in:)
    dropInteraction(_:canHandle:)
    dropInteraction(_:concludeDrop:)
    dropInteraction(_:item:willAnimateDropWith:)
    dropInteraction(_:performDrop:)
    dropInteraction(_:previewForDropping:withDefault:)
    dropInteraction(_:sessionDidEnd:)
    dropInteraction(_:sessionDidEnter:)
    dropInteraction(_:sessionDidExit:)
    dropInteraction(_:sessionDidUpdate:)
    dynamicAnimatorDidPause(_:)
    dynamicAnimatorWillResume(_:)
    editMenuInteraction(_:menuFor:suggestedActions:)
    editMenuInteraction(_:targetRectFor:)
    editMenuInteraction(_:willDismissMenuFor:animator:)
    editMenuInteraction(_:willPresentMenuFor:animator:)
    encodeRestorableState(with:)
    fontPickerViewControllerDidCancel(_:)
    fontPickerViewControllerDidPickFont(_:)
    gestureRecognizer(_:shouldBeRequiredToFailBy:)
    gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldRequireFailureOf:)
    gestureRecognizerShouldBegin(_:)
    imagePickerController(_:didFinishPickingMediaWithInfo:)
    imagePickerControllerDidCancel(_:)
    indexTitles(for:)
    interactionControllerForDismissal(using:)
    interactionControllerForPresentation(using:)
    interruptibleAnimator(using:)
    layoutManager(_:didCompleteLayoutFor:atEnd:)
    layoutManagerDidInvalidateLayout(_:)
    layoutSublayers(of:)
    loadObjects(ofClass:completion:)
    multiDateSelection(_:canDeselectDate:)
    multiDateSelection(_:canSelectDate:)
    navigationBar(_:didPop:)
    navigationBar(_:didPush:)
    navigationBar(_:shouldPop:)
    navigationBar(_:shouldPush:)
    navigationController(_:animationControllerFor:from:to:)
    navigationController(_:didShow:animated:)
    navigationController(_:interactionControllerFor:)
    navigationController(_:willShow:animated:)
    navigationControllerSupportedInterfaceOrientations(_:)
    notifyWhenInteractionChanges(_:)
    numberOfSections(in:)
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    pageViewController(_:spineLocationFor:)
    pageViewController(_:willTransitionTo:)
    pickerView(_:accessibilityAttributedHintForComponent:)
    pickerView(_:accessibilityAttributedLabelForComponent:)
    pickerView(_:accessibilityHintForComponent:)
    pickerView(_:accessibilityLabelForComponent:)
    pickerView(_:attributedTitleForRow:forComponent:)
    pickerView(_:didSelectRow:inComponent:)
    pickerView(_:rowHeightForComponent:)
    pickerView(_:titleForRow:forComponent:)
    pickerView(_:viewForRow:forComponent:reusing:)
    pickerView(_:widthForComponent:)
    popoverPresentationControllerDidDismissPopover(_:)
    popoverPresentationControllerShouldDismissPopover(_:)
    position(for:)
    prepareForPopoverPresentation(_:)
    presentationController(_:prepare:)
    presentationController(_:viewControllerForAdaptivePresentationStyle:)
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationController(forPresented:presenting:source:)
    presentationControllerDidAttemptToDismiss(_:)
    presentationControllerDidDismiss(_:)
    presentationControllerShouldDismiss(_:)
    presentationControllerWillDismiss(_:)
    presentationCount(for:)
    presentationIndex(for:)
    primaryViewController(forCollapsing:)
    primaryViewController(forExpanding:)
    scene(_:continue:)
    scene(_:openURLContexts:)
    scene(_:willConnectTo:options:)
    scene(_:willContinueUserActivityWithType:)
    sceneDidBecomeActive(_:)
    sceneDidDisconnect(_:)
    sceneDidEnterBackground(_:)
    sceneWillEnterForeground(_:)
    sceneWillResignActive(_:)
    scrollViewDidChangeAdjustedContentInset(_:)
    scrollViewDidEndDecelerating(_:)
    scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewDidEndScrollingAnimation(_:)
    scrollViewDidEndZooming(_:with:atScale:)
    scrollViewDidScroll(_:)
    scrollViewDidScrollToTop(_:)
    scrollViewDidZoom(_:)
    scrollViewShouldScrollToTop(_:)
    scrollViewWillBeginDecelerating(_:)
    scrollViewWillBeginDragging(_:)
    scrollViewWillBeginZooming(_:with:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    searchBar(_:selectedScopeButtonIndexDidChange:)
    searchBar(_:shouldChangeTextIn:replacementText:)
    searchBar(_:textDidChange:)
    searchBarCancelButtonClicked(_:)
    searchBarSearchButtonClicked(_:)
    searchBarShouldBeginEditing(_:)
    searchBarShouldEndEditing(_:)
    searchBarTextDidBeginEditing(_:)
    searchBarTextDidEndEditing(_:)
    sectionIndexTitles(for:)
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    splitViewController(_:collapseSecondary:onto:)
    splitViewController(_:didHide:)
    splitViewController(_:didShow:)
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
    splitViewController(_:separateSecondaryFrom:)
    splitViewController(_:show:sender:)
    splitViewController(_:showDetail:sender:)
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    splitViewController(_:willChangeTo:)
    splitViewController(_:willHide:)
    splitViewController(_:willShow:)
    splitViewControllerDidCollapse(_:)
    splitViewControllerDidExpand(_:)
    splitViewControllerInteractivePresentationGestureDidEnd(_:)
    splitViewControllerInteractivePresentationGestureWillBegin(_:)
    stateRestorationActivity(for:)
    supports(_:)
    tabBar(_:didSelect:)
    tabBarController(_:animationControllerForTransitionFrom:to:)
    tabBarController(_:didSelect:)
    tabBarController(_:interactionControllerFor:)
    tabBarController(_:shouldSelect:)
    tabBarControllerSupportedInterfaceOrientations(_:)
    tableView(_:accessoryButtonTappedForRowWith:)
    tableView(_:canEditRowAt:)
    tableView(_:canFocusRowAt:)
    tableView(_:canHandle:)
    tableView(_:canMoveRowAt:)
    tableView(_:canPerformPrimaryActionForRowAt:)
    tableView(_:cancelPrefetchingForRowsAt:)
    tableView(_:commit:forRowAt:)
    tableView(_:contextMenuConfigurationForRowAt:point:)
    tableView(_:didBeginMultipleSelectionInteractionAt:)
    tableView(_:didDeselectRowAt:)
    tableView(_:didEndDisplaying:forRowAt:)
    tableView(_:didEndDisplayingFooterView:forSection:)
    tableView(_:didEndDisplayingHeaderView:forSection:)
    tableView(_:didEndEditingRowAt:)
    tableView(_:didHighlightRowAt:)
    tableView(_:didSelectRowAt:)
    tableView(_:didUnhighlightRowAt:)
    tableView(_:didUpdateFocusIn:with:)
    tableView(_:dragPreviewParametersForRowAt:)
    tableView(_:dragSessionAllowsMoveOperation:)
    tableView(_:dragSessionDidEnd:)
    tableView(_:dragSessionIsRestrictedToDraggingApplication:)
    tableView(_:dragSessionWillBegin:)
    tableView(_:dropSessionDidEnd:)
    tableView(_:dropSessionDidEnter:)
    tableView(_:dropSessionDidExit:)
    tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    tableView(_:editActionsForRowAt:)
    tableView(_:editingStyleForRowAt:)
    tableView(_:estimatedHeightForFooterInSection:)
    tableView(_:estimatedHeightForHeaderInSection:)
    tableView(_:estimatedHeightForRowAt:)
    tableView(_:heightForFooterInSection:)
    tableView(_:heightForHeaderInSection:)
    tableView(_:heightForRowAt:)
    tableView(_:indentationLevelForRowAt:)
    tableView(_:itemsForAddingTo:at:point:)
    tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    tableView(_:moveRowAt:to:)
    tableView(_:performPrimaryActionForRowAt:)
    tableView(_:previewForDismissingContextMenuWithConfiguration:)
    tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    tableView(_:sectionForSectionIndexTitle:at:)
    tableView(_:selectionFollowsFocusForRowAt:)
    tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    tableView(_:shouldHighlightRowAt:)
    tableView(_:shouldIndentWhileEditingRowAt:)
    tableView(_:shouldUpdateFocusIn:)
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    tableView(_:titleForFooterInSection:)
    tableView(_:titleForHeaderInSection:)
    tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    tableView(_:viewForFooterInSection:)
    tableView(_:viewForHeaderInSection:)
    tableView(_:willBeginEditingRowAt:)
    tableView(_:willDeselectRowAt:)
    tableView(_:willDisplay:forRowAt:)
    tableView(_:willDisplayContextMenu:animator:)
    tableView(_:willDisplayFooterView:forSection:)
    tableView(_:willDisplayHeaderView:forSection:)
    tableView(_:willEndContextMenuInteraction:animator:)
    tableView(_:willPerformPreviewActionForMenuWith:animator:)
    tableView(_:willSelectRowAt:)
    tableViewDidEndMultipleSelectionInteraction(_:)
    targetDisplayModeForAction(in:)
    textField(_:editMenuForCharactersIn:suggestedActions:)
    textField(_:shouldChangeCharactersIn:replacementString:)
    textField(_:willDismissEditMenuWith:)
    textField(_:willPresentEditMenuWith:)
    textFieldDidBeginEditing(_:)
    textFieldDidChangeSelection(_:)
    textFieldDidEndEditing(_:)
    textFieldDidEndEditing(_:reason:)
    textFieldShouldBeginEditing(_:)
    textFieldShouldClear(_:)
    textFieldShouldEndEditing(_:)
    textFieldShouldReturn(_:)
    textStorage(_:didProcessEditing:range:changeInLength:)
    textStorage(_:willProcessEditing:range:changeInLength:)
    textView(_:editMenuForTextIn:suggestedActions:)
    textView(_:shouldChangeTextIn:replacementText:)
    textView(_:shouldInteractWith:in:interaction:)
    textView(_:willDismissEditMenuWith:)
    textView(_:willPresentEditMenuWith:)
    textViewDidBeginEditing(_:)
    textViewDidChange(_:)
    textViewDidChangeSelection(_:)
    textViewDidEndEditing(_:)
    textViewShouldBeginEditing(_:)
    textViewShouldEndEditing(_:)
    userActivityWasContinued(_:)
    userActivityWillSave(_:)
    view(forKey:)
    viewController(forKey:)
    viewForZooming(in:)
    week(ofYearSelection:canSelectWeekOfYear:)
    willDismissSearchController(_:)
    willPresentSearchController(_:)
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    windowScene(_:performActionFor:completionHandler:)
    """#

  /// The properties that report their changes to observers.
  static let observableProperties = #"""
    alpha
    bounds
    center
    contentInset
    contentOffset
    contentSize
    frame
    isEnabled
    isHidden
    isHighlighted
    isSelected
    """#

  /// The missing types, with the number of their sentence.
  static let missing = #"""
    CGPattern 5
    NSTextContentStorage 9
    NSTextLayoutManager 9
    UIActivityItemsConfiguration 1
    UIActivityItemsConfigurationReading 1
    UIDocument 2
    UIDocumentBrowserViewController 2
    UIDocumentBrowserViewControllerDelegate 2
    UIGraphicsPDFRenderer 4
    UIHostingConfiguration 8
    UIHostingController 8
    UIPopoverBackgroundView 0
    UIPopoverBackgroundViewMethods 0
    UITableViewDiffableDataSourceReference 7
    UITableViewDropPlaceholder 6
    UITableViewPlaceholder 6
    class_addMethod 3
    class_getClassMethod 3
    class_getInstanceMethod 3
    class_getMethodImplementation 3
    class_replaceMethod 3
    imp_implementationWithBlock 3
    method_exchangeImplementations 3
    method_getImplementation 3
    method_getName 3
    method_getTypeEncoding 3
    method_setImplementation 3
    objc_allocateClassPair 3
    objc_registerClassPair 3
    object_setClass 3
    """#

  /// The sentences about missing types.
  static let sentences = #"""
    Backgrounds of popovers of an app's own are missing; set backgroundColor.
    Configurations of items are missing; create a UIActivityViewController with the items.
    Documents that save themselves and their browser are missing; read and write files with FileManager, and let the user choose them with UIDocumentPickerViewController.
    Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass.
    PDF files are not written; draw with UIGraphicsImageRenderer.
    Patterns of drawings are missing; draw their cells, or use drawAsPattern(in:) of UIImage.
    Placeholders of dropped items, the appearance of dropped previews and the delay of gaps are missing; change the data in performDropWith, or after the items were loaded, and leave the settings out.
    Snapshots are Swift values; use UITableViewDiffableDataSource.
    SwiftUI is not part of Tessera; use UIListContentConfiguration, or a content configuration of your own.
    Text Kit 2 is missing; use NSLayoutManager.
    """#
}
